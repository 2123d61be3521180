import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** The body, making things, and those one looks after. */
export const bodyFrames = framesFrom(`
appointment-go | timed | appointment interview | going | Put your keys, wallet and any letter about it by the door
go-appointment | go | appointment interview | going | Put your keys, wallet and any letter about it by the door
appointment | - get sort use research plan organise make | appointment | booking | Pick up your phone and find the number to book {the}
pill-box | take | pillbox | care | Put {the} and the packets on the table
pills | take use - | pills | care | Fill a glass of water and put the packet beside it
water-drink | drink | * | care | Fill a glass of water and put it beside you
stretches | * practise exercise | stretches | care | Clear a space on the floor as long as you are
gym | go use exercise practise - | exercise | exercise | Put your sports shoes on
run-errand | exercise | grocery place fuel | errand | Put your shoes on and a bag by the door
exercise | exercise | * | exercise | Put your sports shoes on
stretch | stretch | * | care | Stand up and reach both arms over your head
walk-pet | walk | pet | going | Get the lead and put your shoes on
walk | walk go use - | walk | exercise | Put your shoes on and stand outside the door
walk-any | walk | * | exercise | Put your shoes on and stand outside the door
shower | shower use go - | shower | care | Put a clean towel in the bathroom
shower-any | shower | * | care | Put a clean towel in the bathroom
brush | groom clean use - | teeth | care | Go to the bathroom and pick up your toothbrush
nails | groom clean use go - | nails | care | Go to the bathroom and pick up what you need for {the}
groom-pet | groom wash | pet | care | Get the brush or towel and sit down next to {the}
groom-hair | groom | shower | care | Go to the bathroom mirror and wet the comb
garden-cut | groom | garden plants | plants | Put on your outdoor shoes and step outside
wake | wake | * | care | Put both feet on the floor
dress | dress | * | care | Pick up one piece of clothing and put it on
sleep | sleep go prepare use | sleep bed | care | Put your phone on charge outside the bedroom
bed | sleep | * | care | Put your phone on charge away from the bed
rest | rest | * | care | Sit down somewhere soft and put your phone face down
mind | meditate use go practise - | mind | care | Sit down and let your shoulders drop
meditate | meditate | * | care | Sit down and let your shoulders drop
journal | * read | journal | writing | Open your journal and put today’s date on the page
journal-verb | journal | * | writing | Open your journal and put today’s date on the page
eat | eat | * | cooking | Go to the kitchen and take out a plate
keys | practise use study - | keyboard | practice | Sit down at {the} and play one note
instrument | practise use study - | instrument | practice | Pick up {the} and play one note
music | practise use study write - | music | practice | Get the notes or the lyrics out and do the first line of {the}
record-audio | record | audio music instrument | making | Set up the microphone or camera for {the}
audio | record write use update make publish - | audio | making | Open the project with {the} and press play
record | record | * | making | Switch on the microphone or camera and record ten seconds
art | draw use make update - | art | making | Put your pens, brushes or tools for {the} on the table
draw | draw | * | making | Put your pens or brushes on the table
practise-code | practise | code | study | Open the editor or the exercise page
practise-test | practise | appointment | practice | Put the keys and your glasses by the door
feed | feed | * | care | Pick up the bowl[ for {the}]
take-pet | takeTo | pet | going | Put the lead or carrier by the front door
take-bulky | takeTo | bulky furniture | errand | Go and stand next to {the} and clear the way to the door
take-person | takeTo | person child name school appointment | going | Put your keys and wallet by the front door
take-thing | takeTo | * | errand | Put {the} by the front door
nappies | update use | nappy | care | Get a clean nappy and the wipes
child | ~ use sleep wash | child | care | Go over to {the} and say what comes next
help-child | help | child | study | Go and sit down next to {the}
pet-care | use sort | pet | care | Go to {the} and say hello
pack | pack prepare use - | trip | packing | Put an open bag on the bed
pack-any | pack | * | packing | Put an open bag or box next to {the}
help | help | * | talk | Send {the} one line: “When’s a good time for me to help?”
find-keys | find | keys passport parcel clothes collectable | searching | Check the bag and jacket you used last for {the}
find | find | * | research | Open a new tab and search “{all}”
go-meeting | go | meeting | going | Open the calendar entry for {the} and find the room or link
visit | go | * | going | Put your keys and wallet by the door
prepare-clothes | prepare plan | clothes costume | clothes | Open the wardrobe and take out one piece
prepare-event | prepare | meetup trip reservation move exercise school appointment | plan | Open your calendar at the day of {the}
`);
