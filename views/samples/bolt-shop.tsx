import type { DrawingName } from '../art/index.ts';
import { Line, Pane, Panes, Pin, State } from './pane.tsx';
import { Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

const found: [DrawingName, string, string][] = [
  ['hexBolt', 'Hex head', 'Rs 1,050'],
  ['coachBolt', 'Coach', 'Rs 1,180'],
  ['socketBolt', 'Socket', 'Rs 1,320'],
  ['countersunkBolt', 'Flat head', 'Rs 1,090'],
];

/** A made-up distributor's catalogue as a dealer sees it, and the same product in the office. */
export function BoltShop() {
  return (
    <Screen client="doabaBolts" bar="doababolts.example/bolts">
      <Line ground="mass">
        <Heading>Doaba Bolts</Heading>
        <State isOn>Verma Hardware, dealer</State>
      </Line>
      <Line>
        <Pin>1</Pin>
        <State isOn>Brass</State>
        <State>Steel</State>
        <State>M6</State>
        <State isOn>M8</State>
        <State isOn>40 mm</State>
        <State>60 mm</State>
      </Line>
      <Panes narrow="end">
        <Pane>
          <Heading>4 of 6,200 products</Heading>
          <div className="shop-front">
            {found.map(([picture, name, price]) => (
              <div key={picture}>
                <Image name={picture} />
                <Row value={price}>{name}</Row>
              </div>
            ))}
          </div>
          <Text isSoft>Dealer price per 100</Text>
        </Pane>
        <Pane ground="mass">
          <Text isSoft>In the office</Text>
          <Heading>Hex head M8 × 40</Heading>
          <b>
            <Pin>2</Pin>Prices
          </b>
          <Row value="Rs 14 each">Retail</Row>
          <Row value="Rs 1,050 per 100">Dealers</Row>
          <b>
            <Pin>3</Pin>Stock: 4,300
          </b>
          <Row value="3,400">Jalandhar</Row>
          <Row value="900, low">Ambala</Row>
          <b>
            <Pin>4</Pin>Order: 4,000
          </b>
          <Row value="3,400">From Jalandhar</Row>
          <Row value="600">From Ambala</Row>
          <Row value="Rs 42,000 + GST" isTotal>
            Credit, 30 days
          </Row>
          <Press>Print packing lists</Press>
        </Pane>
      </Panes>
    </Screen>
  );
}
