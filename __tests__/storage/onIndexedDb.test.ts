/** The suites of every store, on a device like a browser's database. */
import '../history/store.test';
import './keptSaves.test';
import './saveStore.test';
import './sheetStore.test';
import './swap';
import './values.test';

jest.mock('./device', () => jest.requireActual<object>('./standIns/indexedDb'));
