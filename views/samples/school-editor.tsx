import { Display, Line, Pane, Panes, Pin, State } from './pane.tsx';
import { Columns, Heading, Image, Input, Press, Row, Screen, Text } from './screen.tsx';

/** A page of a made-up school in the editor, and on a parent's phone. */
export function SchoolEditor() {
  return (
    <>
      <Screen
        bar="neemtree.example/edit"
        label="The page of a school in its editor: a drawing of the school, and below it the chosen part with its handles, the winter timings. Beside it are three fields with the timings, and a panel that publishes the page for everyone, now, also on the front page."
      >
        <Panes layout="narrow-end">
          <div>
            <Image name="school" />
            <Pane>
              <div className="block">
                <Line ground="mass">
                  <Pin>1</Pin>
                  <b>Notice</b>
                  <span>Move up</span>
                  <span>Move down</span>
                </Line>
                <Pane>
                  <Display>Winter timings</Display>
                  <Text>
                    From <mark className="marked">15 December</mark>, school hours are{' '}
                    <mark className="marked">9:00 am</mark> to <mark className="marked">2:30 pm</mark>.
                  </Text>
                  <span>
                    <Pin>2</Pin>
                    <State isOn>Preview: only you see this</State>
                  </span>
                </Pane>
              </div>
            </Pane>
          </div>
          <Pane ground="wall">
            <Columns>
              <Input label="School opens">9:00 am</Input>
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
        frame="phone"
        label="The published notice on a phone: the drawing of the school, the new timings and a button to call the office."
        bar={
          <>
            <Pin>4</Pin>16:05
          </>
        }
      >
        <Image name="school" />
        <Heading>Winter timings</Heading>
        <Text>From 15 December, school hours are 9:00 am to 2:30 pm.</Text>
        <Press isQuiet>Call the office</Press>
      </Screen>
    </>
  );
}
