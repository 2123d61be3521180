import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Accounts, money, papers and bookings. */
export const officeFrames = framesFrom(`
cancel-meetup | cancel | meetup party | message | Open the chat with the person you were going to meet
cancel-booking | cancel | reservation table transport | account | Search your email for the booking confirmation[ of {the}]
cancel-appointment | cancel | appointment meeting | call | Search your messages or email for the number to cancel {the}
cancel-subscription | cancel | subscription contract insurance exercise | account | Open your email and search “{bare}”
cancel-money | cancel | card directDebit bill | account | Open your banking app and tap {the}
cancel | cancel | * | account | Open your email and search “{bare}”
unsubscribe | unsubscribe | * | account | Open your inbox and search for “unsubscribe”
renew-id | renew sort check update use - | passport | form | Get {the} out and look at the expiry date
renew-prescription | renew take get | prescription | call | Pick up the empty packet and look for the pharmacy’s name
policy | sort check update use switchOver - | insurance contract subscription | account | Open your email and search “{bare}”
switch | switchOver | bill rent directDebit wifi | research | Open your last bill or contract for {the}
renew | renew | * | account | Open your email and search “{all}”
change-password | update sort replace remove | password | account | Open the account you use most and tap Settings, then Password
change-address | update | address | account | Open the app or site that has your old {bare}
profile | update write review make sort use | profile | writing | Open {the} and press Edit
update-cv | update write review sort prepare - | cv | job | Open the file with {the} and scroll to the latest entry
update-device | update | device | tech | Plug in {the} and open Settings
chase-refund | chase get claim sort check - | refund | message | Search your email for “refund” and open the latest message
chase-invoice | chase | invoice bill money | message | Open your sent email with {the}
send-invoice | send write make | invoice | money | Open your last invoice and save a copy under a new number
local-tax | * | localTax | money | Find the latest letter or email about your {bare} and open it
tax | * | tax | tax | Put an empty box on the table for the tax papers
expenses | fillIn submit claim sort use send write - | expenses | numbers | Put the first receipt on the table, or open it on your phone
spreadsheet | * open move | spreadsheet | numbers | Open {the} and click the first cell that needs you
money-check | check review | money expenses results directDebit | numbers | Open the app or site that shows {the}
bank | sort update check use | directDebit bill | money | Open your banking app and look for {the}
open-account | apply install make get | directDebit | account | Open your bank’s app and search for “savings account”
card | buy get replace | card | account | Open your banking app and tap Cards
move-money | pay move | money directDebit | money | Open your banking app
pay-person | pay | person name | money | Open your banking app and find {the}
pay-rent | pay use sort check - | rent | money | Open your banking app and look for your last {bare} payment
pay | pay | * | money | Get {the} up on your screen or on the table
bill | - | bill | money | Get {the} up on your screen or on the table
bank-only | - | directDebit | money | Open your banking app
budget | plan sort make use write - | money | numbers | Open your banking app and look at this month’s total
job | apply find use write - | job | job | Open the job ad in a tab of its own
apply-id | apply get | passport benefits | form | Search for the official site for {the} and open the application page
timesheet | * | timesheet | form | Open {the} and click the first empty day
sign-form | sign | * | form | Get {the} in front of you and find the line to sign
form | fillIn submit apply use get sort send - | form benefits schoolThing | form | Open {the} and find the first empty box
submit | submit | essay homework document slides art audio | account | Open the page or email where {the} has to go
meter | * read send | meter | account | Go to {the} with your phone and take a photo of it
apply | apply | * | form | Open a new tab and search “{all}”
claim | claim | * | form | Take a photo or screenshot of what it’s about
vote | * | votes | form | Search “register to vote” and open the official page
book-transport | book buy get research - | transport reservation | booking | Open a booking site and type where you’re going
check-in | checkIn | * | account | Open the airline’s or hotel’s app and find your booking
meet-timed | timed | meetup | going | Put your keys and wallet by the door
meet | - use go organise plan book | meetup | message | Open your chat with them and suggest one time
book-table | book | table party | booking | Search the restaurant on your phone and open its page
book-meeting | book plan install organise | meeting | booking | Open your calendar at this week
results | get check sort chase | results weight | account | Open the app or message where {the} would be, or find the number to ask
find-helper | find get | helper | research | Open a new tab and search “{bare} near me”
book-vet | book | pet | booking | Pick up your phone and find the vet’s number
book | book | * | booking | Pick up your phone and find the number or website for {the}
`);
