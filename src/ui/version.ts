import config from '../../app.json';

/** The version of the app, as the stores know it. */
export const APP_VERSION: string = config.expo.version;
