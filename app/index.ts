import './strictZod';
import { registerRootComponent } from 'expo';
import { App } from './App';
import { fetchPieces } from './pieces';
import { startUpdates } from './updates';

fetchPieces();
startUpdates();
registerRootComponent(App);
