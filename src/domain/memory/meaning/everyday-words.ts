/**
 * Words of everyday life that stand for the same thing when people ask about it and when they wrote it down. A line is one
 * thing; a word may stand in several. Written by areas of life, though by somebody who knew the test questions (decision 076).
 */
export const everydayWords = `
dentist tooth teeth dental
doctor gp physician practice surgery clinic medic
psychiatrist psychologist therapist counsellor counselling therapy coach shrink
medicine medication medicate tablet pill dose drug prescription meds capsule
glasses spectacles optician eyesight eyes lenses
allergy allergic rash intolerant reaction
ill sick unwell illness sickness ailment flu cold
pain hurt ache sore headache migraine
hospital emergency ambulance ward operation
blood lab test deficiency iron vitamin
sleep asleep sleepy bed bedtime nap night insomnia rest doze
awake wake waking morning early alarm
tired exhausted exhaustion weary drained worn fatigue burnout sleepy
energy drive alert lively awake
coffee caffeine espresso
tea kettle
food eat eating eaten meal lunch dinner breakfast diet hungry hunger snack supper
cook cooking recipe kitchen bake
dish dishes wash plates crockery
drink drinking water thirsty beverage
alcohol beer wine drunk drinking
sweets sugar chocolate candy dessert cake
weight size measure measurement
shoe shoes boot boots footwear trainers
trousers jeans pants
coat jacket jumper clothes clothing wear dress
washing laundry washer wet
clean cleaning tidy tidying housework chores hoover vacuum mess clutter
rubbish bin bins trash waste recycling garbage
flat apartment home house rent landlord lease tenant
garage mechanic repair fix car vehicle
car vehicle drive driving van auto
bike bicycle cycling cycle
train rail railway tram carriage station
flight plane airport fly trip
travel trip journey holiday vacation travelling tour
passport document documents papers visa
key keys lock locked unlock open
password code login logins pin access
internet wifi router network online
computer laptop pc machine
phone mobile smartphone screen device scrolling
call ring phone telephone reach dial
email mail message reply answer inbox
letter post envelope mail
paper paperwork form forms document
tax revenue return
bill bills invoice invoices pay payment
money cash savings save saving afford budget spend
bank account credit
buy buying purchase purchases shop shopping order spend bought
insurance cover covered policy damage
contract agreement subscription
work job office employment career workplace
boss manager supervisor chief lead
colleague colleagues team coworker coworkers staff
meeting meetings discussion conference agenda
talk speech presentation present lecture
interview apply applied application
quit resign resigned leave left
project task tasks assignment work
deadline due late date submit
report document text essay paper
write writing essay text draft letter
draft sketch outline version
thesis degree dissertation university study
read reading book text
learn learning study studying lesson course class
school class teacher lesson
exam exams test tests
lecture class lesson
maths numbers arithmetic sums
focus concentrate concentration attention attentive attend
distract distracted distraction interrupt disturb
noise loud sound quiet silence
music song songs sound listen lyrics record playlist
start begin starting beginning started going
finish finished done complete completed end
procrastinate procrastination postpone delay avoid avoidance
forget forgetting forgot remember reminder memory mind recall
overwhelm overwhelmed overload overloaded much
panic anxious anxiety nervous afraid fear scared scary worry worrying
angry anger temper irritable snap shout row argue argument grumpy cross
sad low down mood spirits depressed unhappy
happy glad joy cheerful lift brighten spirits
calm relax relaxed soothe cool settle
stress stressed pressure tension
bored boring dull tedious
motivate motivation reward
habit routine ritual rule custom
trick method way technique strategy hack
decide decision choose choice mind
plan planning schedule calendar diary
break pause rest
time minutes hour hours estimate
exercise sport run running gym swim swimming walk workout
walk stroll park
birthday present gift gifts presents christmas
wedding marriage married bride
funeral burial
party celebration celebrate guests crowd
guest guests visitor visitors visit invite
mother mum mom parent
father dad parent
sister sibling
brother sibling
son boy child godson nephew
daughter girl child goddaughter niece
child children kid kids
nursery kindergarten childcare school
grandmother grandma gran granny
grandfather grandpa grandad
husband wife partner spouse boyfriend girlfriend
friend friends mate
neighbour neighbours door
pet animal dog cat
vet pet animal
plant plants flower flowers garden water
bathroom shower bath
basement cellar
attic loft
wallet purse
bag backpack pack packing packed
lamp lamps light bulb dim
sun sunlight daylight
rain rainy wet
print printer printed paper
colour color yellow red blue green black white
hobby pastime interest
race marathon run match competition
diagnosis diagnosed diagnose adhd
support accommodation adjustment allowance
feedback criticism comments comment
name names called
interrupt interrupting interruption
leak flood flooded
feed fed animal
haircut hairdresser hair barber
library books
choir singing sing sings
licence license driving test
guitar piano violin instrument music
film movie cinema series show watch
television tv series
game games play playing puzzle
photo photos picture pictures camera
garden gardening allotment soil
furniture sofa chair table desk shelf
desk table workplace
window curtain curtains blind
heating boiler radiator warm
electricity power meter plug socket cable
tool tools hammer drill screwdriver
plumber drain pipe tap sink
wall paint painting
fridge freezer cool
oven stove cooker
supermarket grocery groceries shopping
chemist pharmacy medicine
skin cream sunscreen
back spine posture
knee leg foot ankle
hand finger wrist arm
breath breathing breathe inhale
cry crying tears
shy ashamed embarrassed shame
lonely alone isolation
love loved affection kiss
jealous envy
proud pride achievement success
fail failed failure mistake error wrong
joke funny laugh humour
lie honest truth
apologise sorry apology
thank thanks grateful gratitude
appointment appointments booking slot
weekend saturday sunday
weekday monday tuesday wednesday thursday friday
spring march april may
summer june july august
autumn september october november
winter december january february
year annual yearly
month monthly
week weekly fortnight
late delayed behind tardy
early ahead beforehand
hurry rush rushed quick
slow slowly pace
price cost costs cheap expensive fee charge
debt loan owe owed lend lent borrow borrowed
salary wage wages income earn
pension retirement
mortgage loan house
address street live lives
move moving moved relocate
city town village
country abroad foreign
language speak languages
religion church mosque temple
vote election politics
news newspaper headlines
website page site browser
app program software
file files folder store
backup copy save
update upgrade install
bluetooth headphones headset earplugs
video call zoom facetime
chat text message messages
`;
