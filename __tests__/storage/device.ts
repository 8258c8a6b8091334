export * from '../../src/tools/faultyDevice';
