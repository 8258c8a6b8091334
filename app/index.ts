import { registerRootComponent } from 'expo';
import { App } from './App';
import { startUpdates } from './updates';

startUpdates();
registerRootComponent(App);
