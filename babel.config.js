module.exports = (api) => {
  // Worklets are told to the phone's second runtime as text; a browser has only one, and needs none of these texts.
  const forWeb = api.caller((caller) => caller?.platform === 'web');
  if (!forWeb) return { presets: ['babel-preset-expo'] };
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true, substituteWebPlatformChecks: true }]],
  };
};
