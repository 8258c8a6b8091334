/** In place of expo-sqlite's client of a developers' tool (`metro.config.js`). */
const nothing = () => Promise.resolve();

export {
  nothing as closeDevToolsClientAsync,
  nothing as registerDatabaseForDevToolsAsync,
  nothing as unregisterDatabaseForDevToolsAsync,
};
