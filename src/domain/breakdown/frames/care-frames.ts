import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/**
 * What a thing of its own needs, above the general tables: a filter is taken out, a lens never wiped wet, a game played
 * online not put on the table. Where the first step is `?`, the pair has no step that is right, and the person is asked.
 */
export const careFrames = framesFrom(`
theirs-mend | change fix fault replace install unblock lookAt check paint hang descale tighten sealUp | tap&theirs appliance&theirs light&theirs furniture&theirs wall&theirs drain&theirs toilet&theirs bathroom&theirs kitchen&theirs room&theirs paintJob&theirs surface&theirs gutter&theirs alarmDevice&theirs floor&theirs machine&theirs dishwasher&theirs | going | Put the tools you need in a bag by the door
theirs-go | water garden clean vacuum mop tidy prune feed sweep emptyOut takeOut check | plants&theirs garden&theirs pet&theirs kitchen&theirs bathroom&theirs room&theirs tap&theirs floor&theirs bins&theirs fridge&theirs surface&theirs gutter&theirs litter&theirs food&theirs appliance&theirs garden&theirs car&theirs machine&theirs | going | Put your shoes on and your keys in your pocket
theirs-unread | fix sort fault reset check update clean | wifi&theirs device&theirs | tech | ?
clean-by-label | clean wash | careLabel | laundry | Look at the care label of {the}
clean-pan | clean wash | panThing | dishes | Carry {the} to the sink
clean-fish | clean wash | freshFish | cooking | ?
clean-saddle | clean polish oil | saddleThing | clean | Get a cloth and take it to {the}
clean-tank-filter | clean wash wipe tidy rinse sort use change replace check | tankFilter | clean | Get a bucket and go to {the}
clean-filter | clean wash wipe tidy goThrough rinse use sort emptyOut | filterThing | clean | Go to {the} and look how {it} comes out
clean-tank | clean wash tidy wipe goThrough use sort | waterTank | clean | Get a bucket and go to {the}
clean-lens | clean wipe wash tidy polish | optics | clean | Get a soft, dry cloth and {the}
clean-in-water | clean wash tidy rinse goThrough | rinsed container | dishes | Carry {the} to the sink
clean-high | clean wipe wash tidy | highUp | clean | Get a step ladder and a cloth
clean-soft | clean tidy | softSeat | clean | Get the vacuum out and take it to {the}
vacuum-water | vacuum sweep mop | waterTank bigWater boilerThing device | clean | ?
vacuum-high | vacuum sweep mop | highUp | clean | ?
clean-inside | clean | innards | clean | Switch {the} off and unplug {it}
clean-device | clean wash | device&!innards&!rinsed | clean | Get a soft, dry cloth and {the}
clean-grill | clean wash tidy | grillThing | clean | Get the wire brush or a scourer and take it to {the}
clean-oven | clean wash tidy use | ovenThing | clean | Take the first shelf out of {the}
clean-air-fryer | clean wash tidy wipe | basketThing | clean | Take the basket out of {the} and carry it to the sink
clean-microwave | clean wash tidy use | microwaveThing | clean | Take the plate out of {the} and carry it to the sink
clean-toaster | clean wash tidy emptyOut | toasterThing | clean | Unplug {the} and carry {it} to the sink
clean-coffee | clean wash tidy use | coffeeThing | clean | Switch {the} off and take out the drip tray
clean-hoover | clean wash tidy emptyOut | hooverThing | clean | Unplug {the} and open its bag or dust box
clean-kettle | clean wash | kettleThing | clean | Get the descaler or some vinegar and take it to {the}
clean-humidifier | clean wash tidy emptyOut | humidThing | clean | Unplug {the} and take out its tank
clean-fire | clean tidy emptyOut sweep | fireplace | clean | Get a bucket and a small shovel
clean-outside | clean wash tidy | soaped | clean | Fill a bucket with warm water and a squirt of soap
clean-jewel | clean wipe wash polish | jewel | clean | Get a soft cloth and {the}
clean-instrument | clean wipe tidy wash polish | instrument keyboard&!device | clean | Get a soft, dry cloth and take it to {the}
clean-unread | clean wash tidy wipe | boilerThing | clean | ?
clean-appliance | clean wash tidy wipe | appliance&!fridge&!surface&!machine&!dishwasher plugIn&!surface&!machine | clean | Unplug {the} and get a cloth
season-pan | marinate oil | dishes container panThing | cooking | Get the oil and some kitchen paper out
season-unread | marinate | @stand @screen device tool craft clothes plants garden furniture | cooking | ?
grease-tin | greaseIt | dishes container cake panThing | cooking | Get the butter or oil out
grease | greaseIt | car bike tool tap machine tyre unknown furniture goods | fixing | Get the grease and a rag out
stretch-back | stretch | limb | care | Clear a space on the floor as long as you are
stretch-body | stretch | body stretches mat | care | Clear a space on the floor as long as you are
stretch-unread | stretch | @carry @stand @screen money unknown food | care | ?
watch-live | watch | party&timed exercise&timed school&timed unknown&clock lecture&clock video&clock onlyName&clock sportsKit&timed service&clock party&clock showTicket game&timed | going | Set an alarm for a few minutes before it starts
watch-unread | watch | child pet person party exercise money school&!lecture role noThing abstract | going | ?
listen | finish use watch - sort read | audiobook | reading | Open the app and press play on {the}
payslip-hours | check sort lookAt | shift&payslip | numbers | Open your latest payslip
play-online | play use | game&online puzzleBook&online | care | Open the game’s app or site
reset-wifi-password | reset update change sort find get noteDown write | password&wifi | tech | Look at the label on the router
reset-card-pin | reset update change | password&card password&directDebit | account | Open your banking app and tap Cards
reset-machine | reset | phoneLike | tech | Plug in {the} and open Settings
reset-unread | reset | device appliance alarmDevice meter plugIn machine car tyre tool light fridge dishwasher unknown planner body sleep tap goods kit | tech | ?
remove-device | remove | device appliance plugIn | tech | ?
till | count check reconcile | till | numbers | Open {the} and take out the first notes
reconcile-statement | reconcile | statement | numbers | Open {the}
empty-spam | emptyOut remove goThrough clean | spamFolder | inbox | Open {the} and look for “Empty” or “Delete all”
voicemail | reply check lookAt read watch goThrough remove use - call | voicemail | call | Pick up your phone and open your voicemail
feed-order | buy order get restock | bulkFeed | call | Find the number or page of who you buy {the} from
find-tiny | find lookAt | tiny | searching | Look under the nearest table or sofa
muck-horse | muckOut | horse | clean | Put your boots on and get the fork and barrow
muck-stable | muckOut clean emptyOut tidy | stable | clean | Put your boots on and get the fork and barrow
note-password | noteDown learn | password directDebit | writing | ?
pen-pal | reply writeTo write | penPal | writing | Get their last letter and read it once more
backup-to-disk | backUp | device&disk photos&disk files&disk | tech | Plug the drive into your computer
backup-photos | backUp | photos | tech | Open your photo app’s settings and look for Backup
week-pills | sort prepare organise | pills | care | Put the packets and the pill box on the table
tell-afar | message talk help show | afar | message | Open your chat with {the}
learn-part | learn study | music | practice | Get the music out and find {the}
learn-route | learn study practise | route | research | Open the map and find {the}
switch-deal | switchOver | insurance contract subscription utility bill wifi | research | Find your last bill or contract for it
switch-bank | switchOver | directDebit bankAccount | research | Open a new tab and search “switch {bare}”
chase-rent | chase | rent | message | ?
sow | sowIt | * | plants | Get the seeds and a pot or tray out
write-board | write update change design draw | board | making | Go to {the} and look at what’s on it
split-utility | splitBill | utility utilityBill | money | Open the email, letter or app with {the}
reply-wedding | reply | onlyName&party name&party person&party | message | Find the invitation in your messages or post
confirm-several | confirm | appointment&several meeting&several reservation&several | plan | Open your calendar at the day of {the}
report-to | report | withName&!job | message | Open your chat with {who}
report-unread | report | unknown tap device appliance furniture car tool goods light machine person role name onlyName food child surface wall storage room software | form | ?
router-update | update install check download sort change | updates&wifi | tech | Open the router’s app or settings page
expiry-there | check lookAt goThrough sort | expiry&storage expiry&fridge expiry&shelf expiry&kit expiry&room expiry&kitchen expiry&surface expiry&bigStore | tidy | Go there and look at the date on the first thing
write-people | message email | crowd&!party | message | <Open your chat with {who}|Open your messages and find the first of them>
apply-place | apply | helper school | form | Find the page or email of {the} and look for the form
take-rubbish | takeTo | bins toGo empties | errand | Put the first bag or box by the front door
download-app | download install get | appThing | tech | Open the app store on your phone
cover-agreed | coverFor | shift&withName shift&timed | plan | Open your calendar at the day of the shift
visit-when | go see | person&timed role&timed name&timed onlyName&timed unknown&timed tradesman&timed helper&timed crowd&timed | going | Set an alarm for when you have to leave
set-up-theirs | install | device&theirs phoneLike | tech | Plug in {the} and switch {it} on
put-amount | put add | amount money&bankAccount money&directDebit | money | Open your banking app
move-amount | move transfer save pay | amount bankAccount directDebit money&!bill | money | Open your banking app
adjust-screen | adjust | @screen money planner todo | writing | Open {the} and find the part to change
vacuum-there | vacuum | none | clean | Get the vacuum out and plug it in
sweep-there | sweep | none | clean | Get the broom and dustpan out
open-profile | install make | profile social | account | Open the site or app and press Sign up
close-account | remove stop cancel | signUp | account | Open the account and look for its settings
dog-bed | wash clean | petBed | laundry | Pick up {the} and carry {it} to the machine
fuse | reset fix check turnOff fault sort replace | fuse | fixing | Go to the fuse box
waterproof | waterproof | * | clean | Get the waterproofer and {the}
pay-back | return | bill money rent refund cash | money | Open your banking app
patch-tube | patch fix | tube | fixing | Get the puncture kit out
find-hotel | find | reservation transport | booking | Open a booking site and type where you’re going
swap-tyres | swap | tyre | booking | Find your garage’s number, or search “garage near me”
`);
