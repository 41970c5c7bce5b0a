import { Display, Pane, Panes, Pin, State } from './pane.tsx';
import { Heading, Image, Press, Row, Screen } from './screen.tsx';

/** The website of a made-up driving school, its booking, and the list that the owner gets. */
export function DrivingSchool() {
  return (
    <Screen client="gulmohar" bar="gulmohar.example">
      <Panes>
        <Pane>
          <Display>Gulmohar Driving School</Display>
          <b>
            <Pin>1</Pin>Prices
          </b>
          <Row value="Rs 450">One lesson</Row>
          <Row value="Rs 4,000">Ten lessons</Row>
          <Press>Book a lesson</Press>
        </Pane>
        <Image name="learnerCar" />
      </Panes>
      <Panes>
        <Pane ground="wall">
          <Heading>
            <Pin>2</Pin>Tue 8 December
          </Heading>
          <Row
            value={
              <>
                <State>full</State> <State>full</State>
              </>
            }
          >
            7 am
          </Row>
          <Row
            value={
              <>
                <State>full</State> <State isOn>Meena</State>
              </>
            }
          >
            7:45 am
          </Row>
          <Row
            value={
              <>
                <State>car 1</State> <State>car 2</State>
              </>
            }
          >
            8:30 am
          </Row>
          <Press>Book 7:45 am</Press>
        </Pane>
        <Pane ground="mass">
          <Heading>
            <Pin>3</Pin>The owner’s list
          </Heading>
          <Row value="paid">7 am Gurpreet, car 1</Row>
          <Row value="paid">7 am Imran, car 2</Row>
          <Row value="paid">7:45 am Simran, car 1</Row>
          <Row value={<mark>due</mark>}>7:45 am Meena, car 2</Row>
          <Row value="Rs 1,350" isTotal>
            Collected
          </Row>
        </Pane>
      </Panes>
    </Screen>
  );
}
