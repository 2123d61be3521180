import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Accounts, money, papers and bookings. */
export const officeFrames = framesFrom(`
cancel-meetup | cancel | meetup party | message | <Open your chat with {who}|Open the chat about it>
swap-shift | swap | withName | message | Open your chat with {who}
swap-person | swap | person role name | message | Open your chat with {the}
swap-ask | swap update change cancel get sort | shift | message | Open the chat with whoever plans the shifts
cancel-booking | cancel | reservation table transport | account | Search your email for the booking confirmation[ of {the}]
cancel-meeting | cancel | meeting | message | Open the calendar entry for {the}
cancel-appointment | cancel | appointment | call | Search your messages or email for the number to cancel {the}
cancel-service | cancel stop freeze remove | service | account | Open {bare} and go to Account
cancel-contract | cancel stop | contract insurance | account | Open your provider’s app, or your last bill for {the}
cancel-subscription | cancel stop freeze | subscription exercise cardMembership course lesson helper | account | Open your email and search “{bare}”
cancel-money | cancel stop freeze | card bill directDebit&!person&!name&!place | account | Open your banking app and look for {the}
cancel-person | cancel | person role name onlyName crowd child | message | Open your chat with {the}
reset-password | reset | password directDebit website service profile social security | account | Open the sign-in page and press “Forgot password”
cancel | cancel | unknown parcel goods grocery takeaway job trip idPhoto school party appointment showTicket venue | account | Open your email and search “{bare}”
unsubscribe-service | unsubscribe | service | account | Open {bare} and go to Account
unsubscribe-channel | unsubscribe | social video audio groupChat | account | Open the app and find {the}
unsubscribe | unsubscribe | * | account | Open your inbox and search for “unsubscribe”
renew-card | renew | cardMembership | account | Open a new tab and search “renew {bare}”
get-card | get buy order research | cardMembership | account | Open a new tab and search “{bare}”
card-site | sort update change check | cardMembership | account | Open the app or site for {the}
cert-renew | renew | cert | account | Open a new tab and search “renew {bare}”
cert | apply get sort check use order research - | cert | research | Open a new tab and search “{bare}”
expiry | check lookAt find research | expiry | searching | Pick up the first one and look for the date
renew-id | renew sort check update change use - | passport | form | Get {the} out and look at the expiry date
domain | renew move sort buy update change | domain | account | Open your domain provider’s page
renew-prescription | renew | prescription pills | call | Pick up the empty packet and look for the pharmacy’s name
policy | sort check update change use | insurance contract subscription | account | Open your email and search “{bare}”
policy-only | - | insurance | account | Open your email and search “{bare}”
renew-email | renew | insurance contract subscription service bill localTax card directDebit course domain exercise lesson form reservation website software benefits parking tax school venue helper | account | Open your email and search “{all}”
renew | renew | * | account | Open a new tab and search “renew {all}”
wifi-password | update change sort find get - | password&wifi | tech | Look at the label on the router
save-papers | save saveUp | expenses papers | tidy | Put the first one in an envelope or folder
save-up | saveUp | * | money | Open your banking app
save-money | save | money none directDebit trip | money | Open your banking app
archive | archive | inbox messages oneEmail | inbox | Open your inbox and scroll to the oldest one
archive-files | archive | @screen papers | files | Open the folder with {the}
save-screen | save | @screen | files | Open {the} and look for Save
reset-wifi | reset | wifi | tech | Go to the router and find its plug
reset-app | reset | software device | tech | Open the settings of {the}
refund | refund | * | account | Find the order in your email or in the app
quote | quote | withName person role name onlyName crowd helper tradesman office garden kitchen bathroom room paintJob floor wall website design party none job furniture | money | Open your last quote and save a copy
change-password | update change sort replace remove install | password | account | Open the account, then Settings, then Password
mail-setting | install update change sort turnOff write check use | mailSetting | tech | Open your email and go to its settings
device-setting | install update change sort turnOff check use | deviceSetting | tech | Open Settings on the phone or tablet
security | install update change sort | security | account | Open the account and look for Security in the settings
bank-address | update change | address&directDebit | account | Open your banking app and look for your details
address | update change | address | account | Open the site or app where it has to change
profile | update write review make sort use finish - | profile | writing | Open {the} and press Edit
update-cv | update write review sort prepare finish use lookAt check fix - | cv | job | Open the file with {the} and scroll to the latest entry
update-device | update change | device | tech | Plug in {the} and open Settings
chase-refund | chase get sort check - | refund | message | Search your email for “refund” and open the latest message
chase-who | chase | withName | message | Open your last message to {who}
chase-invoice | chase | invoice bill money | message | Open your sent email with {the}
send-invoice | send - | invoice | message | Open the folder with your invoices and quotes
write-invoice | write make invoice prepare | invoice | money | Open your last {bare} and save a copy
invoice | invoice | * | money | Open your last invoice and save a copy under a new number
local-tax | * lookAt claim switchOver change | localTax | money | Find the latest letter or email about {the} and open it
tax | * send fileIt | tax | tax | Open the tax site’s sign-in page
claim-mileage | claimBack claim submit fillIn send fileIt | mileage | form | Open your calendar and find the first trip
claim-tax | claimBack | tax benefits localTax rent payslip insurance | form | Open a new tab and search “claim back {bare}”
claim-back | claimBack | * | form | Find the receipt[ for {the}]
expenses | fillIn submit claim sort organise tidy goThrough use send write reconcile record find - fileIt | expenses | numbers | Put the first receipt on the table, or open it on your phone
reconcile | reconcile | * | numbers | Open the latest statement[ for {the}]
stocktake | use finish check count organise plan - | stocktake | numbers | Go to the first shelf and count one item
new-sheet | make write prepare plan design build | spreadsheet | numbers | Open a new spreadsheet and type the first heading
spreadsheet | * open move | spreadsheet | numbers | Open {the} and look at the first row
payslip | check review find get sort - | payslip | numbers | Open your latest payslip
score | check review research get lookAt - | score | research | Open a new tab and search “{all}”
count-till | count check | cash money | numbers | Get {the} out and make one pile of the same coin or note
price-stock | priceUp count label | stocktake | numbers | Go to the stock and pick up the first item
count | count | * | numbers | Go to {the} and count the first few
money-check | check review | money expenses directDebit | numbers | Open the app or site that shows {the}
bank | update change use | directDebit bill | money | Open your banking app and look for {the}
bank-check | sort check use | directDebit | money | Open your banking app and look for {the}
sign-up | apply install make open enrol joinIn | signUp | account | Open the site or app and press Sign up
open-account | apply install make open | bankAccount | account | Open your bank’s app and search for “savings account”
debit-only | install make | debitOnly | money | Find the latest bill or letter it’s for
standing-order | install make update change | directDebit | money | Open your banking app and look for Payments
card | buy order get replace | card | account | Open your banking app and tap Cards
transfer-money | transfer | none unknown rent bill money | money | Open your banking app
save-pay | save | payslip cash bill | money | Open your banking app
bill-person | - | bill&name | money | Get out what you’ll pay with: phone, card or cash
top-up-load | load | cardMembership directDebit card bill | account | Open the app or site for {the}
pay-cash | pay | helper&cash tradesman&cash person&cash name&cash role&cash lesson&cash school&cash trip&cash unknown&cash onlyName&cash cash | money | Get the cash out of your wallet
move-money | pay move transfer | money directDebit payslip cash&!unknown | money | Open your banking app
pay-card | pay | card | money | Open your banking app and tap {the}
utility | pay | utility | money | Open your last {bare} bill, or the app for it
top-up-car | topUp | tyre | fixing | Get the bottle and go to the car
top-up | topUp | cardMembership card utility device software service unknown bill directDebit contract voucher | account | Open the app or site for {the}
transfer-person | transfer | person role name onlyName | money | Open the app you pay with and find {the}
pay-person | pay | person&!bill role&!bill onlyName&!bill | money | Get out what you pay {the} with: phone, card or cash
pay-pocket | pay | givenMoney | money | Get out what you’ll pay with: phone, card or cash
pay-rent | pay use sort check - | rent | money | Open your banking app and look for your last {bare} payment
pay | pay | * | money | Get out what you’ll pay with: phone, card or cash
utility-only | - check sort | utility | money | Open your last {bare} bill, or the app for it
bill | pay - sort check | bill localTax insurance contract subscription | money | Open the email, letter or app with {the}
bank-only | - | directDebit | money | Open your banking app
budget | plan sort make use write - | money | numbers | Open your banking app and look at this month’s total
study-place | apply find research use | studyPlace | form | Open the course page and look for Apply
find-job | find research lookAt | job | research | Open a job site and type the job you want
job | apply find use write - | job | job | Open the job ad in a tab of its own
register-doctor | apply register find enrol joinIn | appointment | research | Open a new tab and search “{bare} near me”
apply-id | apply get order | passport benefits cardMembership | form | Search for the official site for {the} and open the application page
timesheet | * record fileIt | timesheet | form | Open your timesheet and click the first empty day
sign-card | sign | greeting present | writing | Put {the} and a pen on the table
sign-form | sign | * | form | Get {the} in front of you and find the line to sign
submit-note | submit | sickNote | message | Take a photo of {the}
benefit-letter | sort check use update finish - | benefits | money | Find the latest letter or email about {the} and open it
fill-licence | fillIn | passport cert benefits insurance unknown | form | Open {the} and find the first empty box
form | fillIn submit use finish sort send - fileIt | form | form | Open {the} and find the first empty box
hand-in-leave | handIn | shift&!timesheet | message | Open the app or chat where you ask for time off
hand-in-timesheet | handIn submit | timesheet | account | Open the page or email where you’ll send {it}
hand-in-screen | handIn | essay homework slides audio document cv | account | Open the page or email where you’ll send {it}
hand-in-car | handIn | car | errand | Pick up the keys
hand-in-big | handIn | bike furniture bulky room appliance bed machine pet body | errand | ?
hand-in | handIn | * | errand | Put {the} in your bag
submit | submit | * | account | Open the page or email where you’ll send {it}
meter | * read send take record | meter | account | Go to the meter with your phone and take a photo of it
waiting-list | * apply | waitingList | account | Find the number or website for {the}
hours-online | update change | score | account | Open the site or app that shows {the}
register | register | * | form | Open a new tab and search “register {all}”
apply | apply | * | form | Open a new tab and search “{all}”
claim | claim | refund insurance expenses complaint parcel bill goods device benefits unknown cardMembership payslip transport | form | Open a new tab and search “claim {all}”
vote-register | apply register enrol joinIn | votes | form | Search “register to vote” and open the official page
vote | * | votes | form | Find your polling card or your ID
book-parking | book research buy get sort - | parking | booking | Open a new tab and search “{all}”
taxi | book call order get | taxi | booking | Open the taxi app, or find a taxi number
book-transport | book buy order get research lookAt - | transport reservation | booking | Open a booking site and type where you’re going
check-in-flight | checkIn | transport reservation&transport | account | Open the airline’s app, or your booking email
check-in | checkIn | * | account | Find the booking in your email
ticket | ticket | * | account | Open the help desk’s page or a new email to them
meet-timed | timed | meetup | going | Set an alarm for when you have to leave
meet | - use go organise plan book install | meetup | message | <Open your chat with {who}|Open the chat about it> and suggest one time
reply-meet | reply message | meetup | message | <Open your chat with {who}|Open the invitation>
book-table | book | table | booking | Search the restaurant on your phone and open its page
book-show | book get | showTicket | booking | Open the page that sells {the}
book-shift | book get apply plan message - | shift | message | Open the app or chat where you ask for time off
book-meeting | book plan install organise | meeting | booking | Open your calendar at this week
results | get check sort chase - | results | account | Open the app or message where {the} would be
sitter | - find get organise book sort hire research | sitter | message | Search your messages, or the web, for “{bare}”
find-helper | find get | helper tradesman | research | Open a new tab and search “{bare} near me”
book-course | book | course lecture | booking | Open the page of {the}
book-car | book | car carService | booking | Find your garage’s number, or search “garage near me”
book-groomer | book | onlyName&appointment onlyName&helper name&appointment pet&appointment | booking | Pick up your phone and find the number or website to book it
schedule-post | book | social oneEmail messages video audio | making | Open the app you post or send from
book-salon | book | shower nails clippers fringe | booking | Pick up your phone and find the salon’s number
book-vet | book | pet | booking | Pick up your phone and find the number or website to book it
book-titled | book | titled | plan | Open your calendar at this week
book-name | book | onlyName name person child | booking | Pick up your phone and find the number or website to book it
book | book | * | booking | Pick up your phone and find the number or website for {the}
`);
