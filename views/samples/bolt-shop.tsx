import { Line, Pane, Pin, State } from './pane.tsx';
import type { PictureName } from './pictures/index.ts';
import { Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

const found: [PictureName, string, string][] = [
  ['hexBolt', 'Hex head', 'Rs 1,050'],
  ['coachBolt', 'Coach', 'Rs 1,180'],
  ['socketBolt', 'Socket', 'Rs 1,320'],
  ['countersunkBolt', 'Flat head', 'Rs 1,090'],
];

/** A made-up distributor's catalogue as a dealer sees it, and the same product in the office. */
export function BoltShop() {
  return (
    <Screen
      bar="doababolts.example/bolts"
      label="A distributor’s shop: four bolts, and the prices, stock and order of one in the office."
    >
      <Line ground="mass">
        <Heading>Doaba Bolts</Heading>
        <State isOn>Verma Hardware, dealer</State>
      </Line>
      <div className="bolts">
        <Line>
          <Pin>1</Pin>
          <b>Brass</b>
          <span>Steel</span>
          <span>M6</span>
          <b>M8</b>
          <b>40 mm</b>
          <span>60 mm</span>
        </Line>
        <Pane>
          <Heading>4 of 6,200 products</Heading>
          <div className="bolts-found">
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
      </div>
    </Screen>
  );
}
