import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** People to write to, code, files, words to write and to learn. */
export const screenFrames = framesFrom(`
chase-person | chase | person name | message | Open your last message to {the}
chase | chase | * | message | Search your email for “{bare}” and open the last message
return-call | return | phoneCall | call | Pick up your phone and open your recent calls
sick | sick | * | call | Pick up your phone and find your manager’s or the office’s number
call-person | call | person name | call | Pick up your phone and find {the} in your contacts
call | call | * | call | Pick up your phone and find the number[ for {the}]
talk | talk | * | talk | Send {the} one line: “Have you got ten minutes today?”
messages | * read reply remove watch | messages | message | Open the app and tap the oldest unread one
email-file | email | document essay form invoice slides cv files spreadsheet expenses article | message | Open a new email and attach {the}
inbox | * read reply clean tidy remove open email | inbox | inbox | Open your inbox and close every other tab
email | email | * | message | Open a new email[ and put {the} in the To line]
reply-invite | reply | party meetup | message | Open the invitation to {the}
reply | reply | * | message | Open the last message[ from {the}]
message-person | message | person name | message | Open your chat with {the}
invite | message | party crowd | message | Open the chat with the first person you want to ask
message | message | * | message | Open [your chat with {the}|your messages and tap the right person]
send-photos | send | files | message | Open your photos or files and select {the}
send | send | * | message | Open {the} and press Share or Send
publish | publish post write use | social | making | Open the app and pick one photo for the post
publish-any | publish | * | making | Open {the} and press Upload or New
review-code | review check use fillIn - | pullRequest | code | Open {the} and click the first changed file
code | fix write use update sort review check make - | code | code | Open the project in your editor and go to {the}
website | fix update write check sort make use | website | code | Open {the} in your browser and look at the part in question
backup | backUp | device | tech | Plug in {the} and open its backup settings
backup-files | backUp | files | files | Open the folder with {the}
backup-any | backUp | * | tech | Open {the} and find Save in the menu
download | download | * | tech | Open the site or app that has {the}
print | print | * | tech | Open {the} on your screen and press Print
scan | scan | * | tech | Lay the first page of {the} on the table under good light
wifi | sort fix | wifi | tech | Unplug the router, count to ten and plug it in again
device-trouble | sort fix | device software | tech | Switch {the} off and on again
software | install apply update get | software | tech | Open the app store or the official site and search “{bare}”
install | install | device wifi | tech | Put {the} in front of you and switch it on
transfer | move | files device | tech | Open the folder or device you want to copy from
photo | photo | * | tech | Pick up your phone and open the camera
alarm | setAlarm | * | tech | Pick up your phone and open the clock
files | remove tidy clean sort organise backUp use - | files | files | Open {the} and sort by oldest
charge | charge | * | tech | Pick up {the} and find the cable
interview | prepare study plan use practise | interview | study | Open the invitation to {the} and read what they ask for
meeting | prepare plan use | meeting | writing | Open the calendar entry for {the} and type the first point you want to raise
slides | * draw practise | slides | writing | Open a slide and type its title
flashcards | make write | vocab | study | Open your word list and make a card from the first word
vocab | study practise use review - | vocab | practice | Open the app or book and do the first word
lines | study practise use - | lines | practice | Open the page with {the} and read the first one aloud
read-book | read use | book chapter novel | reading | Pick up the book and open it where you stopped
read | read | * | reading | Open [{the} and read the first line|what you’re reading where you stopped]
homework-help | help | homework | study | Sit down beside them and open the homework at the first question
homework | use fillIn submit review check write study sort practise - | homework | study | Open {the} and read the first question
exam | study prepare review practise use - | exam | study | Open your notes or book at the first topic of {the}
study | study | * | study | Open your notes[ on {bare}] at the first page
lecture | watch use study review - | lecture | study | Open the page with {the} and press play
novel | write use draw update - | novel | writing | Open your draft and read the last line you wrote
essay | write use update plan study review prepare fillIn - | essay | writing | Open the file for {the}, or a new one with that name
read-document | review check update prepare | document article essay | reading | Open {the} and scroll to the top
document | write use update sort make fillIn prepare - | document article | writing | Open {the}, or a new page with that title
write | write | * | writing | Open [a new page and type “{bare}” as its title|your draft and read the last line you wrote]
watch | watch | * | reading | Open the page with {the} and press play
review | review | * | reading | Open {the} and look at the first part
decide | decide | * | research | Say out loud which way you’re leaning right now
hire | hire | * | research | Open a new tab and search “{bare} near me”
research | research | * | research | Open a new tab and search “{all}”
birthday | - | birthday | plan | Open your calendar at the day of {the}
todo | plan write sort update check use make organise review - | todo | plan | Open your calendar at {the}
plan-trip | plan organise | trip reservation move | plan | Open your calendar and look at the dates of {the}
plan-party | plan organise prepare use make - | party | plan | Open your calendar and find two possible dates for {the}
sort-party | sort check update | party trip reservation | plan | Open the chat or notes about {the}
plan-meals | plan | dinner mealPlan | cooking | Open the fridge and pick out one thing to use up
organise-notes | organise tidy sort | document essay article spreadsheet | files | Open {the} and read the first heading
plan | plan | * | plan | Open your calendar and find a time for {the}
`);
