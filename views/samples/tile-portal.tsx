import { Display, Line, Pane, Panes, Pin, State } from './pane.tsx';
import { Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

const orders = [
  ['318', 'Sethi Stores', '40 boxes', 'loading'],
  ['319', 'Bawa Traders', '120 boxes', 'unpaid'],
  ['320', 'Malwa Floors', '64 boxes', 'new'],
] as const;

/** A portal as the office sees it, with an order opened over the list, and the same order as its dealer sees it. */
export function TilePortal() {
  return (
    <Screen client="neelamTiles" bar="neelam.example">
      <Line ground="mass">
        <Heading>Neelam Tiles</Heading>
        <span>
          <Pin>1</Pin>
          <State>Dealer</State> <State>Depot</State> <State isOn>Office</State>
        </span>
      </Line>
      <Panes narrow="end">
        <div>
          <Pane>
            <Display>3 orders today</Display>
            <Text isSoft>
              <Pin>2</Pin>All dealers, all states
            </Text>
            <table className="screen-table">
              <tbody>
                {orders.map(([number, dealer, boxes, state]) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    <td>{dealer}</td>
                    <td>{boxes}</td>
                    <td>
                      <State isOn={number === '318'}>{state}</State>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Row isTotal value="Rs 2,16,500">
              Due this week
            </Row>
          </Pane>
          <Pane ground="wall">
            <b>
              <Pin>3</Pin>What the dealer sees
            </b>
            <Row value="balance Rs 84,300">Sethi Stores, Ropar</Row>
            <Row value="Rs 41">Grey matt, your rate per sq ft</Row>
            <Row value="620 boxes">In the depot</Row>
          </Pane>
        </div>
        <Pane ground="mass">
          <Image name="floorTiles" />
          <Heading>
            <Pin>4</Pin>Order 318
          </Heading>
          <Row value="40 boxes">Grey matt, 640 sq ft</Row>
          <Row value="Rs 26,240">Bill</Row>
          <Row value="10:15 am">Booked by the dealer</Row>
          <Row value="11:40 am">Loading, says the depot</Row>
          <Row value="2 pm">Lorry leaves</Row>
          <Press>Open the bill</Press>
        </Pane>
      </Panes>
    </Screen>
  );
}
