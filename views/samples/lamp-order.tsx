import { Display, Pane, Panes, Pin, State } from './pane.tsx';
import { Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

/** One order of a made-up lamp shop: cart, payment, message and bill. */
export function LampOrder() {
  return (
    <Screen client="jugnuLamps" bar="jugnu.example/cart">
      <Panes>
        <Image name="tableLamp" />
        <Pane>
          <Display>Jugnu Lamps</Display>
          <b>
            <Pin>1</Pin>Your cart
          </b>
          <Row value="Rs 1,450">Table lamp</Row>
          <Row value="Rs 240">LED bulb × 2</Row>
          <Row value="Rs 80">Delivery</Row>
          <Row value="Rs 1,770" isTotal>
            Total with tax
          </Row>
          <Press>Pay Rs 1,770</Press>
        </Pane>
      </Panes>
      <Panes>
        <Pane ground="mass">
          <Heading>
            <Pin>2</Pin>UPI
          </Heading>
          <Row value="Rs 1,770">To Jugnu Lamps</Row>
          <State isOn>Waiting for your bank</State>
        </Pane>
        <Pane ground="wall">
          <Heading>
            <Pin>3</Pin>SMS, 8:16 pm
          </Heading>
          <Text>Order 1187 is paid. It leaves tomorrow.</Text>
        </Pane>
        <Pane>
          <Heading>
            <Pin>4</Pin>Bill JL-0412
          </Heading>
          <Row value="Rs 1,500">Goods, delivery</Row>
          <Row value="Rs 270">IGST 18%</Row>
          <Row value="Rs 1,770" isTotal>
            Total
          </Row>
        </Pane>
      </Panes>
    </Screen>
  );
}
