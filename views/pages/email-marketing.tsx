import { LettersInAYear } from '../diagrams/letters-in-a-year.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Statement } from '../sections/statement.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';
import { unpublishedServices } from '../site.ts';

export function EmailMarketing() {
  return (
    <>
      <HeroForm
        form="emailMarketing"
        figure="emailMarketing"
        title="Email marketing to your own customers"
        lede="We write and send e-mails to people who gave you their address: customers, guests, parents. They know you already, so a few good e-mails are enough."
      />

      <Argument title="You already have a list. Nobody writes to it.">
        <p>
          A hotel in Kasauli knows who stayed there last June. An optician knows whose eye test is due. A
          school knows which families came to the open day and then went quiet. The addresses lie in a
          register, a billing program, a manager’s phone.
        </p>
        <p>
          We bring them together, remove the old ones, ask for permission where nobody has, and sort what is
          left into three or four plain groups. Each group gets only what concerns it: a guest of last June
          hears about this June, not about the conference hall.
        </p>
      </Argument>

      <Enquiry form="emailMarketing" />

      <Illustration
        title="Four e-mails in a customer’s year"
        intro="A pattern to begin with. A sweet shop sends its offer before Rakhi, a tax adviser the reminder in June."
        diagram={<LettersInAYear />}
      >
        <Point title="Welcome">
          Within a day of the first order or visit: thanks, the bill, whom to call, where you are.
        </Point>
        <Point title="News">
          Only when there is some: a new doctor, a second branch, the summer timetable.
        </Point>
        <Point title="Reminder">
          Before something runs out: the service of an air conditioner, a course, a vaccination.
        </Point>
        <Point title="Offer">Once a year, a real one, and to old customers before anybody else.</Point>
      </Illustration>

      <Calculator
        name="email"
        title="What one mailing can bring"
        intro="The figures show how the sum works. They are an example, not a forecast; put in those of your own list."
      >
        <p>
          <strong>Opens</strong> depend on the sender and the first line. We send from a person’s name at your
          own domain, signed so that mail services can tell it is genuine, and say the subject in the first
          line, because that is what a phone shows. Some mail programs open everything by themselves, so this
          figure is usually too high.
        </p>
        <p>
          <strong>Clicks</strong> depend on having one subject and one link, readable with pictures switched
          off. Both figures stand in the report of the program that sends the mail.
        </p>
        <p>
          <strong>Orders</strong> depend on the offer and on who gets it. You count them at your counter, by a
          code that stands only in that e-mail. In our example 3 of 1,000 people order. Their Rs 3,600 is
          turnover, not profit: compare what it leaves you with what the mailing cost.
        </p>
      </Calculator>

      <Tiles title="What an e-mail can do that a post cannot">
        <Tile title="The list is yours">
          A social network may change its rules overnight. Addresses given to you stay with you, in a file you
          can carry anywhere.
        </Tile>
        <Tile title="Each reader gets their own">
          A parent of class six and a parent of class eleven open the same morning’s e-mail and read about
          different examinations.
        </Tile>
        <Tile title="A thousand cost little more than ten">
          The work is in the writing. Sending is the small item on the bill.
        </Tile>
        <Tile title="Every result can be counted">
          Who clicked the link, who booked, who asked to leave. We report bookings first and openings last.
        </Tile>
      </Tiles>

      <Statement title="Our rule about addresses">
        <p>We never write to bought lists.</p>
        <p>
          Strangers mark such mail as spam, and once enough of them have done so, your invoices land there
          too. A list grows slowly, with every bill and booking, or not at all.
        </p>
      </Statement>

      <Questions title="Writing to old customers">
        <Question ask="Do I see an e-mail before it goes out?">
          <p>
            You get the draft before it leaves, with the size of the group it will go to, and change what you
            like. All we need from you is the news: send it to us, or let us ask you every second month.
          </p>
        </Question>
        <Question ask="May I write to people who bought from me years ago?">
          <p>
            Once, to ask whether they wish to hear from you. Those who do not answer are not written to again.
            Every e-mail has a link to leave the list, and it takes effect at once.
          </p>
        </Question>
        <Question ask="I have phone numbers but no e-mail addresses. What then?">
          <p>
            Begin with a slip at the counter and a line on the bill. For short messages, such as a changed
            opening hour, <a href={bulkSms.path}>{bulkSms.label}</a> is the better tool; it cannot carry an
            explanation.
          </p>
        </Question>
        <Question ask="How often is too often?">
          <p>
            As soon as you have nothing new to say. Four a year suit a builder, two a month a grocer. If more
            people than usual leave the list after an e-mail, we have overdone it.
          </p>
        </Question>
      </Questions>

      <Invitation title="Nothing to write about?" to="contentMarketing" action="See content marketing">
        There is more than you think in a week of your telephone calls. That is where our writers look first.
      </Invitation>
    </>
  );
}

const [, , , bulkSms] = unpublishedServices;
