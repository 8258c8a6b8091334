/** In place of what makes a JSON schema of zod's (`metro.config.js`): nobody here asks for one. */
const none = () => () => {
  throw new Error('no JSON schema is made here');
};

export { none as createStandardJSONSchemaMethod, none as createToJSONSchemaMethod };
