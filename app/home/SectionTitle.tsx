import { Text } from '@/ui/Text';

export const SectionTitle = ({ children }: { children: string }) => (
  <Text kind="section" role="heading" aria-level={2} style={{ marginLeft: 2 }}>
    {children}
  </Text>
);
