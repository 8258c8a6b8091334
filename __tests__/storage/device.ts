export * from '@/tools/faultyDevice';
