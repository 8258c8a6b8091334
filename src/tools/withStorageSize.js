const { withGradleProperties } = require('expo/config-plugins');

/**
 * Android's AsyncStorage holds six megabytes unless it is told otherwise. Years of plays and of games to replay need
 * more; a play is about a kilobyte, a packed game about five.
 */
const KEY = 'AsyncStorage_db_size_in_MB';
const MEGABYTES = '200';

module.exports = (config) =>
  withGradleProperties(config, (android) => {
    const others = android.modResults.filter((item) => item.type !== 'property' || item.key !== KEY);
    android.modResults = [...others, { type: 'property', key: KEY, value: MEGABYTES }];
    return android;
  });
