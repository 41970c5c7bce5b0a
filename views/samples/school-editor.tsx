import { Display, Line, Pane, Panes, Pin, State } from './pane.tsx';
import { Columns, Devices, Heading, Image, Input, Press, Row, Screen, Text } from './screen.tsx';

/** A page of a made-up school in the editor, and on a parent's phone. */
export function SchoolEditor() {
  return (
    <Devices>
      <Screen client="neemTreeSchool" bar="neemtree.example/edit">
        <Panes narrow="end">
          <div>
            <Image name="school" />
            <Pane>
              <Pane state="edited">
                <Line ground="mass">
                  <Pin>1</Pin>
                  <b>Notice</b>
                  <span>Move up</span>
                  <span>Move down</span>
                </Line>
                <Pane>
                  <Display>Winter timings</Display>
                  <Text>
                    From <mark>15 December</mark>, school hours are <mark>9 am</mark> to <mark>2:30 pm</mark>.
                  </Text>
                  <span>
                    <Pin>2</Pin>
                    <State isOn>Preview: only you see this</State>
                  </span>
                </Pane>
              </Pane>
            </Pane>
          </div>
          <Pane ground="wall">
            <Columns>
              <Input label="School opens">9 am</Input>
              <Input label="School closes">2:30 pm</Input>
            </Columns>
            <Input label="Valid from">15 December</Input>
            <b>
              <Pin>3</Pin>Publish this page?
            </b>
            <Row value="everyone">Seen by</Row>
            <Row value="now">Goes live</Row>
            <Row value="yes">On the front page</Row>
            <Press>Publish</Press>
          </Pane>
        </Panes>
      </Screen>
      <Screen
        client="neemTreeSchool"
        frame="phone"
        bar={
          <>
            <Pin>4</Pin>4:05 pm
          </>
        }
      >
        <Image name="school" />
        <Heading>Winter timings</Heading>
        <Text>From 15 December, school hours are 9 am to 2:30 pm.</Text>
        <Press isQuiet>Call the office</Press>
      </Screen>
    </Devices>
  );
}
