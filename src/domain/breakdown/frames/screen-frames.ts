import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** People to write to, code and files. */
export const screenFrames = framesFrom(`
thanks | * send message | thanks | message | Open your chat with the first person to thank
chase-person | chase | person role name tradesman helper appointment | message | Open your last message to {the}
chase | chase | * | message | Search your email for “{bare}” and open the last message
return-call | return | phoneCall | call | Pick up your phone and open your recent calls
sick | sick | * | call | Pick up your phone and find your manager’s or the office’s number
call-back-title | call | titled | call | Pick up your phone and find the number for {the}
call-unread | call | meeting bellThing pet herd game abstract data music party | call | ?
call-person | call | person name | call | Pick up your phone and find {the} in your contacts
call | call | * | call | Pick up your phone and find the number[ for {the}]
talk-office | talk | office school appointment helper&!role tradesman | call | Pick up your phone and find the number for {the}
talk-unread | talk | plants device food goods place @stand abstract noThing | talk | ?
talk | talk | * | talk | Send [{the}|them] one line: “Have you got ten minutes today?”
reply-comments | reply sort check review read update change use finish - | comments | writing | Open {the} and read the first one
messages | * read reply remove watch tidy goThrough | messages | message | Open the app and tap the oldest unread one
reply-letter | reply | letter | message | Get {the} and read it once more
reply-email | reply | oneEmail | message | Open {the}
office-email | message email chase writeTo | office | message | Open a new email, or the contact page of {the}
email-file | email | document essay form invoice slides cv files spreadsheet expenses article photos video audio design website notes list playlist data passport cert results | message | Open a new email and attach {the}
chat-message | * send | chatMessage | message | <Open your chat with {who}|Open your messages and tap the right person>
one-email | - send write use finish | oneEmail | message | Open your email and find the right conversation
reply-inbox | reply | inbox messages | inbox | Open your inbox and pick one to answer
read-inbox | check read lookAt use | inbox | inbox | Open your inbox and read the top one
inbox | * read reply clean tidy remove open email goThrough lookAt | inbox | inbox | Open your inbox and find one email you can delete
email-none | email | none | message | Open your email and find the right conversation
email-thing | email | emailed&!name | message | Open a new email
email | email | person role office crowd child helper tradesman appointment school place name onlyName | message | Open a new email and put {the} in the To line
email-any | email | * | message | Open a new email
reply-invite | reply | party meetup | message | <Open your chat with {who}|Open the invitation to {the}>
reply-thing | reply | job form document refund comments meeting unknown results invoice complaint appointment | message | Find {the} in your messages or email
reply-app | reply | software social service | message | Open {the}
reply | reply | person role name onlyName office none crowd helper tradesman | message | Open the last message[ from {the}]
group-chat | message reply | groupChat | message | Open {the}
message-name | message | name | message | Open your chat with {the}
invite | message | party crowd | message | Open the chat with the first person you want to ask
message-person | message | person role | message | Open your chat with {the}
ask-doctor | message | appointment | call | Pick up your phone and find the number for {the}
message-service | message | service | message | Open the help or contact page of {the}
message-unread | message | software website device appliance plants food | message | ?
message | message | * | message | [Open your messages and look for {the}|Open your messages and tap the right person]
send-who | send | unknown&withName link&withName @screen&withName results&withName document&withName address&withName | message | Open your chat with {who}
send-photos | send | photos files | message | Open your photos or files and pick the first one
send-parcel | send | goods clothes device book | errand | Put {the} in an envelope or box
send-text | send | document article essay form slides spreadsheet cv website design audio video invoice notes list | message | Open {the} and press Share or Send
ask-for | askFor | * | message | Open your chat with {who}
lend | lend | person role name onlyName | message | Open your chat with {the}
lend-who | lend | withName | message | Open your chat with {who}
cover-person | coverFor | person role name onlyName | message | Open your chat with {the}
cover-shift | coverFor | shift | message | Open the chat with whoever plans the shifts
send-money | send | bill money rent cash | money | Open your banking app
send-flowers | send | plants food | ordering | Open a new tab and search “{bare} delivery”
send-message | send | oneEmail messages | message | <Open your chat with {who}|Open your messages and tap the right person>
send-to-office | send | passport results cert papers form&!withName | message | Find {the} and take a photo of {it}
raise-invoice | raise | invoice | money | Open your last {bare} and save a copy
add-list | add | list todo notes spreadsheet playlist | plan | Open {the}
send | send | @screen link | message | Find {the} and press Share or Send
publish | publish post write use - postOn | social | making | Open the app and start a new post
publish-file | post publish | video audio photos design | making | Open the app and pick the file to post
publish-any | publish | * | making | Open {the}
review-code | review check use fillIn - | pullRequest | code | Open {the} and click the first changed file
bug | fix research use sort check review - | bug | code | Open the bug report, or the page where it happens
make-pr | make write send | pullRequest | code | Open the project and look at your changes
code-do | codeDo | * | code | Open the project in your editor
code | fix write use finish update change sort review check make codeDo ~ - build | code compute | code | Open the project in your editor and go to {the}
link | fix update change check | link | code | Open the page with {the}
website | fix update change write check sort use finish - | website | code | Open {the} in your browser
backup | backUp | device | tech | Plug in {the} and open its backup settings
backup-folder | backUp | files | files | Open {the}
backup-files | backUp | photos notes | files | Open the folder with {the}
backup-disk | backUp | disk | files | Plug in {the}
backup-any | backUp | @screen software contacts unknown device | tech | Open {the} and look for Export or Save
download | download | * | tech | Open the site or app that has {the}
print | print | * | tech | Open {the} on your screen and press Print
copy | photocopy | * | tech | Put {the} by the copier or scanner
scan-photos | scan | photos | tech | Lay the first photo on the table under good light
scan-page | scan | chapter | tech | Lay the first page on the table under good light
scan | scan | * | tech | Lay the first page of {the} on the table under good light
wifi | sort fix check use - | wifi | tech | Look at the router: which lights are on?
device-trouble | sort fix | device software | tech | Switch {the} off and on again
updates | install use get download check sort update - | updates | tech | Open Settings and look for Updates
software | install apply update change get download | software | tech | Open the official page or app store entry for {the}
install-app | install apply make | service social | tech | Open {the} and press Sign up
install | install | device wifi | tech | Put {the} next to a socket
transfer | move transfer | files device | tech | Open the folder or device you want to copy from
take-photos | take | photos idPhoto | tech | Pick up your phone and open the camera
photo | photo | * | tech | Pick up your phone and open the camera
alarm | setAlarm | * | tech | Pick up your phone and open the clock
phone-storage | remove tidy goThrough clean sort organise check - | phoneStorage | files | Open Settings and look at what takes the most space
rename | update change | files | files | Open the folder and click the first file
old-photos | * tidy goThrough scan lookAt | oldPhotos | tidy | Get the first box or album of photos out
delete-disk | remove tidy goThrough clean fault | disk | files | Plug in {the}
photos | remove tidy clean sort organise backUp goThrough - | photos | files | Open your photos and scroll to the oldest
files | remove tidy goThrough clean sort organise backUp use finish - | files | files | Open {the} and sort by oldest
transfer-any | move transfer | @screen playlist contacts | tech | Open {the}
top-up-meter | charge topUp buy | meter utility | money | Open the app you top up with, or find the meter card
charge | charge | device battery tool bike car light goods appliance unknown | tech | Pick up {the} and find the cable
`);
