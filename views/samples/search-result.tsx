import { Heading, Row, Screen, Tag, Text } from './screen.tsx';

/** An advertisement above the unpaid results, with the most that a click on it should cost. */
export function SearchResult({ parts: [limit] }: { parts: string[] }) {
  return (
    <Screen
      bar="locksmith near me"
      label="A drawn search: a sponsored result above, with the most that a click on it should cost, and free results below."
    >
      <Tag>Sponsored</Tag>
      <Heading>Locksmith, Sector 22</Heading>
      <Row value={<b data-part="text">{limit}</b>} isTotal>
        A click: at most
      </Row>
      <Text isSoft>Below: free</Text>
      <div className="screen-lines" />
    </Screen>
  );
}
