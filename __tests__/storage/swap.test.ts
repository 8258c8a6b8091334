import './swap';
