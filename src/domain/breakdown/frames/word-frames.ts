import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Words to write, to read and to learn, and plans. */
export const wordFrames = framesFrom(`
interview | prepare study plan use practise | interview | study | Open the invitation to {the} and read what they ask for
meeting | prepare plan use | meeting | writing | Open the calendar entry for {the} and type the first point you want to raise
slides | write make prepare plan draw - build | slides | writing | Open a new slide and type its title
slides-change | update change use fix | slides | writing | Open {the} and look at the first slide
slides-look | sort organise tidy goThrough | slides | files | Get {the} in front of you and look at the first one
slides-practise | practise | slides | practice | Stand up and say the first sentence out loud
slides-finish | finish review check | slides | writing | Open {the} and look for the first unfinished one
mark | mark | homework exam essay papers document article book notes spreadsheet slides form cards lesson course chapter cv vocab | reading | Open the first one and read its first line
flashcards | make write use finish - | cards&vocab cards | study | Make one card from the first thing you want to remember
vocab | study learn practise use finish review - | vocab | practice | Open the app or book and do the first one
lines | study learn practise use - | lines | practice | Open the page with {the} and read the first line aloud
read-pages | read finish use study | pages chapter&!numbered | reading | Pick up the book and find your place
read-chapter | read finish learn | chapter&numbered | reading | Get the book or file and find {bare}
use-chapter | use study - | chapter&numbered | reading | Get the book or file and find {bare}
read-book | read use finish | book | reading | Pick up the book and open it
read-to | readTo | * | reading | Pick out one book to read together
read-name | read | onlyName | reading | Pick up the book and find your place
read-kids | read | child person | reading | Pick out one book to read together
read-story | read | book&child novel&child unknown&child | reading | Pick out one book to read together
read | read | * | reading | Open [{the} and read the first line|what you’re reading]
homework-help | help | homework | study | Sit down next to {the} and open the homework
take-exam | take | exam homework testKit | study | Open {the} and read the first question
homework | use finish fillIn submit review check write study learn sort practise - | homework | study | Open {the} and read the first question
exam | study prepare review practise use finish - | exam | study | Open your notes or book at the first topic of {the}
learn-to | learnTo | * | study | Open a new tab and search “how to {bare}”
learn-own | learn | unknown&definite @screen&definite @carry&definite software&definite exercise&definite till&definite food&definite dinner&definite compute&definite shift&definite role&definite crowd&definite list notes address lesson cert form rota score document wordcount route letter @stand&definite address&definite passport&definite | study | Get out the book, page or video you learn {the} from
learn | learn | * | study | Open a new tab and search “learn {bare}”
worksheet | make update design prepare | homework exam | writing | Open a new page and type “{bare}” as its title
study | study | * | study | Open your notes[ on {bare}] at the first page
course | use finish watch study review apply - fillIn | course | study | Open the site with {the}
lecture | watch use finish study review - | lecture | study | Open the page with {the} and press play
wordcount | use write - | wordcount | writing | Open your draft and type one bad sentence
write-labels | write make | labels | making | Get a pen and the labels out
write-chapter | write | chapter&novel chapter&essay | writing | Open your draft and read the last line you wrote
novel-write | write draw | novel | writing | Open your draft or a new page and type one line
novel | use finish update change - | novel | writing | Open your draft and read the last line you wrote
essay-part | write use finish update change review fix - | essayPart&!audio&!video | writing | Open your draft and go to {the}
essay | write use finish update change plan study review prepare sort fix - | essay | writing | Open the file for {the}, or a new one with that name
read-document | review check update change | document article essay | reading | Open {the} and scroll to the top
rota | * | rota | plan | Open the last rota
notes | use finish sort organise check read review - | notes list | writing | Open {the}
new-document | write make prepare plan design raise | document article notes list playlist | writing | Open a new page and type “{bare}” as its title
document | use finish update change sort save - | document article notes list playlist | writing | Open {the}, or a new page with that title
write-letter | write make finish prepare | letter | writing | Open a new page and type who it’s to
write-message | write | person role name office | message | Open a new message or email to {the}
note-down | noteDown | * | writing | Open your notes and type [“{bare}”|the first line]
letter | - use sort check read find lookAt | letter | form | Get {the} in front of you
open-screen | open | @screen | writing | Open {the}
write-to | writeTo | * | message | Open a new message or email to {the}
write | write | * | writing | Open [a new page and type “{bare}” as its title|your draft and read the last line you wrote]
watch | watch | unknown onlyName lecture video audio course party exercise social book service exam novel | reading | Open the page with {the} and press play
look-papers | lookAt goThrough read | invoice bill papers form insurance benefits contract expenses tax photos | reading | Get {the} in front of you
look-screen | lookAt goThrough | @screen | reading | Open {the} and look at the first part
look-online | lookAt | score job helper reservation transport course venue showTicket trip domain goods device furniture school car | research | Open a new tab and search “{all}”
make-screen | make build | @screen | writing | Open a new page and type “{bare}” as its title
review-many | review check mark goThrough read | form homework | reading | Open the first one and read its first line
review | review | @screen unknown insurance contract data money benefits course | reading | Open {the} and read the first line
ideas | ideas | * | writing | Open a new note and type the first silly idea
decide | decide | * | research | Say out loud which way you’re leaning right now
hire-who | hire | helper tradesman role sitter appointment person | research | Open a new tab and search “{bare} near me”
hire | hire | * | research | Open a new tab and search “{bare} hire near me”
compare | compare | insurance contract bill score transport reservation goods device furniture appliance bankAccount card utility course school subscription car wifi venue job invoice | research | Open a new tab and search “compare {all}”
research-library | research | libraryBook | errand | Open the library’s app or page
research | research | * | research | Open a new tab and search “{all}”
birthday | - | birthday | plan | Open your calendar at the day of {the}
sprint | plan prepare use - | sprint | plan | Open the board or backlog
task-list | plan write sort update change check use make organise review - | taskList | plan | Open {the} and read the first line
new-timetable | make write design | planner todo taskList | plan | Open a new page and type “{bare}” as its title
calendar | plan sort update change check use organise review - | planner | plan | Open {the} at this week
todo | plan write sort update change check use make organise review - | todo | plan | Open your calendar at {the}
plan-trip | plan organise | trip reservation move | plan | Open your calendar and look at the dates of {the}
plan-party | plan organise prepare use make - | party | plan | Open your calendar and look for the day of {the}
sort-party | sort check update change | party trip reservation | plan | Open the chat or notes about {the}
plan-meals | plan | dinner mealPlan | cooking | Open the fridge and pick out one thing to use up
organise-notes | organise sort | document essay article spreadsheet | files | Open {the} and read the first heading
translate | translate | * | writing | Open {the} and read the first line
open-letter | open | papers parcel document oneEmail inbox letter | form | Get {the} and open it in front of you
open-window | open | tap | fixing | Go to {the}
open-place | openPlace | * | writing | Open {the}
open | open | * | form | Get {the} in front of you
update-who | update | person role name onlyName crowd | message | Open a new message to {the}
update | update | unknown list | writing | Get {the} in front of you and find the part to change
update-photos | update change | photos | making | Open {the} and pick the first one
update-screen | update change | @screen | writing | Open {the} and find the part to change
fix-screen | fix | @screen | code | Open {the} and find the part that’s wrong
clean-screen | clean tidy goThrough remove | @screen | files | Open {the} and find one thing to delete
plan-lesson | plan | lesson | writing | Open your notes for {the}
plan-route | plan research find | route | research | Open the map and type where you’re going
plan | plan | unknown room garden kitchen bathroom website design art goods social abstract onlyName | plan | Open a new note and type “{bare}” at the top
`);
