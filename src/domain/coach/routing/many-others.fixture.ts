const sentences = (text: string): readonly string[] =>
  text.split('|').map((sentence) => sentence.replaceAll('\n', ' ').trim());

/** Many more that are none. None of them may be met as a crisis or a danger. */
export const manyHarmless: readonly string[] = sentences(`
I'm dying to get promoted | my laptop died in the middle of the call |
the printer is dead again and I lose an hour | kill two birds with one stone when planning |
I keep killing time on youtube | my commute is killing me | these shoes are killing me |
my boss will kill me if I'm late again | my wife is going to kill me if I forget the milk |
I'm dead after eight hours of Zoom | I almost died of embarrassment in the meeting |
drop-dead date for the proposal | dead line for the tax form | I live in chaos |
live with my parents and need to focus | work-life balance | I have no life outside of work |
get my life together | organise my life | change my life by getting a new job |
my life is a mess, where do I start | I want to live up to my potential |
I can't live without my to-do list | I want to make a living as a freelancer |
cost of living crisis and I need a raise | the client is in crisis mode |
crisis management at work stresses me | I want to end the day on time |
end meetings five minutes early | end my contract nicely | I want to end my workday at five |
how do I end an email politely | cut down on scrolling | cut my hours | cut myself some slack |
cutting corners in my code | I cut my finger so typing is slow | hang up my calls faster |
hang out less in chat | jump from task to task | jumping between projects |
jump off the call earlier | I jump into things without thinking |
I want to jump straight into work in the morning | cross that bridge when I come to it | burn out |
I burned out last year and want to go slower | burning through my energy before noon |
I feel burnt out | pulling my hair out over this spreadsheet |
banging my head against the wall with this bug | I hate Mondays | I hate my job | I hate the phone |
I hate myself for procrastinating | I'm tired of being late | I'm tired all the time |
I'm sick of meetings | I'm sick of waking up early | I'm done with procrastinating |
I'm done with the draft but can't send it | I give up too easily |
I want to give up sugar and scrolling | I don't want to be here until 8pm every day |
I won't be here on Friday | not be here for the launch |
I want to disappear into my work for an hour | I wish I could disappear for a week on holiday |
I want to be better at small talk | nobody notices my work | nobody cares about my reports |
my team doesn't need me in that meeting | they can run the meeting without me |
the meeting would be better without me | I don't see the point of this weekly meeting |
what's the point of standups | I can't take on any more work | I can't do this report |
I can't handle my inbox | I can't cope with open plan noise | I can't stop scrolling |
I can't wake up in the morning | I don't want to wake up at 5 | sleep better |
I never wake up rested | I sleep badly before presentations | wake up earlier |
I need a shot of motivation | take a stab at the budget | shoot for a promotion |
shooting the breeze with colleagues too long | pull the trigger on a career change |
my back hurts from sitting | I hurt my wrist typing | hurt people's feelings with blunt emails |
afraid I'll hurt someone's feelings | my boss hurt my feelings | it hits me at 3 pm |
my manager hits me with new tasks all day | my boss pushed me to apply |
my colleague beat me to the promotion | my boss threatens me with more work |
manager grabs me for a quick chat all the time | coworkers touch base too often |
I feel attacked by feedback | I was hit with three deadlines | deadline hit me hard |
my kids interrupt me | my coworker kicked me out of the call | control my temper | control my inbox |
I'm afraid of my boss | scared of feedback | scared to ask questions | I am nervous about my review |
I'm anxious before meetings | I'm lonely working from home | I feel empty after a long day |
trapped in meetings | drowning in email | drowning in paperwork | overwhelmed |
desperate for a break | I feel useless at work | I feel like a fraud | I feel stupid in meetings |
I'm a failure at planning | I cry at work | write a will-do list | send the contract to the client |
draft a contract by Monday | negotiate my contract rate as a freelancer | finish the legal brief |
legal team needs my review | I work in legal and miss details |
get my rights management project done | court a new client | ask for a raise |
probation review is in two weeks | prepare for my performance review | write a complaint politely |
handle customer complaints | set a dose of fun in my work | take a break every hour |
remember my pills | put my meds next to my coffee | I forget to take my medication |
order my prescription on time | drink more water | take a walk | exercise more |
doctor appointment reminders | start the medical report | pharma client deck |
write the drug trial summary | be the best in the team | share my work more | addicted to my phone |
I'm addicted to checking email | my heart isn't in this job | my mind is racing at night |
panic when I see my inbox | headache after screens | diagnose why I lose time | track my time |
the project is dead in the water | our product is dying slowly and I need to plan |
kill my darlings in writing | kill this feature before release | execute my plan | hit my targets |
hit the ground running in the new job | survive my first week in the new job |
survive the conference | last day at work, hand over well | goodbye lunch for a colleague |
say goodbye to procrastination | giving away my old desk | put my files in order |
leave this job on good terms | leave work on time | leave the world of consulting | log off at six |
check out of the hotel earlier | I can't go on like this with my inbox |
I can't go on with this project without help | nothing gets done | nothing works |
I have nothing to show for the week | no way out of this project | there is no hope for my inbox |
hopeless at spelling | I'm hopeless with names | worthless meetings | end it with a summary |
I want to end it on a high note | take my own notes | take my work seriously |
I want out of this contract | how many tabs is too many | take all my notes in one place |
take a handful of tasks each day | too many pills of work | stop existing processes from breaking |
files that no longer exist | our docs don't exist | I don't exist for my boss | find my voice |
find a way to be less tired | be more alive at work | feel alive again at work |
keep the project alive | deadlines make me feel dead inside |
suicide prevention charity job application | my friend died and I can't focus |
my dad's funeral is next week and I need to hand over | I'd kill for a quiet desk |
My inbox will be the death of me | This meeting could have been an email, shoot me |
I'm going to kill it at the interview | that presentation slayed |
my manager murdered my draft with red ink | I bombed the interview |
I'm a dead man if I miss this deadline | I'm toast if this slips | we need to kill the old process |
deadly boring training | I want to stop dying inside every time the phone rings |
I die a little every time Slack pings | my motivation is dead | flatlining after lunch |
the team is bleeding people and I have double work | we are bleeding money | cut-throat industry |
I get hung up on details | I hang on every word in feedback | left hanging by my manager |
choke during presentations | I choke up when I speak | jump ship to a new company |
take the plunge and freelance | I'm on the edge of a promotion | living from deadline to deadline |
living for the weekend | I want to live more slowly | I have never lived alone and work from home |
can't live off this salary | life admin is piling up | work to live, not live to work |
my life revolves around work | I need a life | my job is my life and I want that to change |
life is too short for this job, find another | what do I want from life and career |
is this job worth it | is it worth applying | not worth my time meetings |
no point in replying so late | there is no point to this report but I must do it |
I don't care about this project | I don't care if I get the promotion |
nobody would notice if I left early | no one would notice if I skipped standup |
they won't miss me at the meeting | my team is fine without me for a week |
would be better without so many meetings | I don't want to go on camera |
I don't want to go on with this task | I don't want to do this task anymore |
I can't take it when people talk loudly | I can't take notes | can't stand my desk |
I can't stand open offices | I want it to be over, this tax thing | I want the noise to stop |
make the notifications stop | I'm so done with Slack | so done with this project |
had enough of overtime | I want to quit | I want to resign | I want to leave |
I want to run away from my to-do list | escape my inbox | hide from my boss |
I want to vanish from the company chat on weekends | I feel numb after eight hours of calls |
I feel broken after work | I hate myself on Mondays | nothing helps me focus |
nothing matters more than sleep | feeling low energy | feeling down after feedback |
I am in a dark office all day | bad thoughts about my boss | my thoughts race |
intrusive thoughts during work | it's too late for me to change careers |
I'm too old to switch careers | I'm losing my mind with these emails |
my brain is falling apart at 3pm | I am falling apart at work | rock bottom motivation |
I'm at the end of my tether with this client | sorry for everything I forgot, write that email |
thank you for everything email to my old boss | thanks for everything card |
my final message to the client | last message I sent was too blunt |
say goodbye to my team on Friday | my last week at this job, wrap up well |
planning my last month before parental leave | I am ready to go freelance |
I have a plan to ask for a raise | I've picked a date to launch | I wrote a note to my manager |
finish my note for the meeting | leave a note for my colleague |
giving my plants away before the move | my will to work is gone | life insurance client project |
I sell life insurance and hate cold calls | work for a suicide hotline and need better handovers |
nurse on a cancer ward, forget handover | I'm a paramedic and can't switch off after deaths on shift |
writing a novel where the hero dies | design a knife catalogue | climbing rope product launch |
bridge project report | train to be a nurse | train for a new job |
train journeys are my best work time | jump on the train earlier |
take the bus instead of driving into the city | driving into work takes ages | drive off earlier |
stand on the balcony for breaks | I walk onto the stage and forget everything |
pills reminder app design | drug company report is late | dose of feedback | contract job search |
find a contract role | renew my gym contract | allowed myself no breaks |
I'm not allowed a break in my head | law student, procrastinating |
court reporter, need better breaks | discriminate between urgent and important |
sign up for fewer things | agreement with my boss about hours |
my boss yelled and I froze, how do I answer feedback | my manager shouted in the meeting |
attack my backlog | my coworker stalks my LinkedIn | my boss follows up too much | he hits reply all |
my manager controls every detail | micromanager checks my work | my boss takes my ideas |
I want to stop being so hard on myself | I keep cutting corners | cut the meeting short |
I need to cut back on coffee | need to cut my slides down | I feel the need to reply at once |
I have cuts in my budget to explain | my future at this company | plan my future career |
I don't see a future in this job | I have no future in this company |
happy when I am not in the office | I won't be in the office tomorrow | I don't plan on staying late |
the project doesn't matter any more | does my degree even matter | nobody needs this report |
no need to plan Q3 | I'm over it, this software | so long as I have a list I'm fine |
time to end the call | time to kill between meetings | considering a new job |
seriously considering quitting | I've had enough of this job | had enough coffee |
I can't carry on this way with my to-do list | can't carry all these projects |
I want to carry on with my course | make it stop: notifications | I wish I was brave enough to ask |
brave enough to apply | I wish I was better at planning | I wish I hadn't said yes |
I hope something good happens in the interview | hope I don't oversleep |
I hope I don't forget my laptop | my energy is dead by 4 |
everyone is happier when meetings are short | I'm a mess | I'm a mess before deadlines |
I'm a perfectionist to death | scars from my last job make me anxious | I want to drive results |
steer the project | the accident report is due | I work in palliative care and forget breaks |
I'm a vet and need to write up deaths faster | write a eulogy for work event |
planning a funeral home website | I need to take fewer notes | take 20 minutes breaks |
I take too many notes | took too many tasks | taken a lot of sick days | accidentally sent an email |
own my time | talk about suicide prevention at our company day | finish my life story manuscript |
I am nothing like my colleagues | I want to switch off after work | I keep looking at my phone |
letting go of control | let go of perfection | I let things drift | I'm saving my drafts |
saving my energy for the afternoon | take up more space in meetings | I go home too tired to cook |
get my things in order | I want to make all this easier | made my decision to apply |
decided to leave my job | what if I ended the meeting early | what if I fail |
I was in hospital and go back to work Monday | returning to work after surgery |
I trade sleep for scrolling | someone else deserves the promotion more | hire someone better |
my boss will be sorry to lose me | I bite my nails in meetings | I don't eat lunch |
I skip breakfast | the appointment with HR | my birthday makes me think about my career |
years in the same role | I keep coming back to the same task | I wish I could trade jobs |
I want to break my habit of saying yes | too tired to think after calls | I sleep in and arrive late |
I never want to see that spreadsheet again | no other option than working late |
I can hear everyone on the phone | help me fix my calendar |
My boss is killing me with these reports | I'm dying for a break | I could kill for a nap |
This spreadsheet makes me want to scream | I'm drowning in work | dead-end project, how do I get out |
I want to crush my goals | I bombed my presentation | how do I survive Monday mornings |
I'm going to lose it if I get one more email | my to-do list is a nightmare | murderous deadlines |
I have a killer idea but never finish | killer headache from screens | I need to kill my bad habits |
help me end the day with an empty inbox | end procrastination |
I'm hanging on by a thread with these deadlines | cut my to-do list in half |
jump between tabs all day | shoot down ideas more kindly | stop shooting off angry emails |
burn the midnight oil less | stab in the dark estimates | I want to stop living in my inbox |
make my job less life-sucking | my focus dies at 2 pm | I feel brain dead after meetings |
I'd die without my calendar | I'm a zombie in the morning
`);

/** Hurt, threatened or frightened by somebody. */
export const manyDangers: readonly string[] = sentences(`
my supervisor slapped me in the kitchen | A client grabbed my waist and my boss laughed |
my girlfriend throws plates at me | he locks me in the flat when I have interviews |
my dad still hits me | my boss keeps touching my shoulders | colleague sends me sexual messages |
I was raped by someone from work | my ex follows me to the office | she threatened me with a knife |
my stepfather beats us | I'm in an abusive relationship and can't concentrate |
my manager bullies me | my team humiliates me every day | I'm scared of my husband |
my partner checks my phone and won't let me see friends | I was followed home by a coworker |
someone at work is blackmailing me | my boss threatened to hurt me |
being harassed by my landlord and can't work | boyfriend choked me last night |
he pushed me down the stairs | my coworker spits at me |
domestic violence at home, need to keep my job | I don't feel safe at home |
my line manager grabbed my arm and wouldn't let go | my partner hits me | boss shoves me when angry |
he's been hitting me | she slaps me | my brother threatens to hurt me |
my coworker cornered me and touched me | someone keeps following me after work |
a patient attacked me on my shift | my boyfriend gets violent | my husband is violent |
they beat me up after work | I am being threatened by a customer | my boss tried to kiss me |
my boss asked me for sex | I'm being sexually harassed | my wife hits me and I hide it at work |
my father abuses me | my roommate threatened me with a knife | I'm afraid of my partner |
my boss touched me inappropriately | my husband hit me last night |
I'm being stalked by a former colleague | my manager threatens me when I make mistakes |
a coworker pushed me against the wall | my ex sends me threats at work |
my partner won't let me go to work | I'm scared my husband will hurt me |
there is violence at home and I can't focus | someone at work groped me
`);

/** For a doctor or pharmacist. */
export const manyMedical: readonly string[] = sentences(`
Should I take my Concerta on weekends too | is it bad to take two tablets in one day |
I stopped taking my meds and now I can't focus, should I restart |
coming off sertraline, what should I expect at work |
my doctor raised my dose and I feel like a zombie | how long does Elvanse last |
does ritalin interact with coffee | could I have bipolar | am I autistic |
what's the best supplement for ADHD | is melatonin safe every night |
I feel dizzy in meetings since I changed my meds | heart palpitations before presentations |
can I crush my tablets | my medication wears off at 3pm | I want to try microdosing for work |
can weed help me focus | I fainted at work | I think I have depression | should I go to therapy |
will antidepressants make me slower | what mg should I start with |
I ran out of pills, can I borrow my friend's | is 72mg concerta a lot |
how do I know if I need medication | should I up my dose | can I take ibuprofen with my adhd meds |
I'm thinking of quitting my medication | my pills make me sick |
how much caffeine is safe with ritalin | is it normal to feel tired on strattera |
do I need a diagnosis | I want an ADHD assessment | I get chest pains |
is this burnout or depression | could my thyroid be the reason |
what are the side effects of Medikinet | I stopped my antidepressants last week |
I doubled my dose today | can I take a drug holiday | are my meds addictive |
should I tell my doctor about my drinking | I'm having trouble breathing |
what's a good dose for adults | does my medication affect driving |
should I take a higher dose of my medication | can I stop taking Ritalin | how many mg of Concerta |
is it okay to mix my meds and alcohol | do you think I have ADHD |
are my symptoms a sign of depression | my meds give me heart palpitations |
I forgot my meds, should I take two | is it safe to take my pill late |
what medication should I ask for
`);

/** For those who know the law. */
export const manyLegal: readonly string[] = sentences(`
can I be fired while on sick leave | they want me to sign a settlement agreement |
Is my boss allowed to tell the team about my ADHD | do they have to give me a quiet room |
my employer refuses to make adjustments | my company won't pay my overtime |
I haven't been paid since May | what does my contract say about remote work |
is it illegal to record a meeting | how do I file a grievance | could I lose my visa if I quit |
my boss is discriminating against me | I got made redundant while on maternity leave |
they cut my hours after I disclosed | does ADHD count as a disability at work |
am I protected by law | Can HR ask for my medical records | should I get a lawyer |
can they make me come to the office | wrongful termination | do I legally have to disclose ADHD |
my non-compete stops me from applying | they demoted me because of my ADHD |
can my employer refuse flexible working | I want to take them to a tribunal |
what can I do if they fire me | can they let me go because of ADHD |
do I have a right to work from home | is my boss allowed to shout at me |
my employer broke my contract | is it lawful to deny breaks | how many sick days am I entitled to |
I was fired unfairly | they are pushing me out because of my diagnosis | is this harassment |
do I have to work overtime | is my employer obliged to give me adjustments |
can they ask about my diagnosis in an interview | I need legal advice | my boss refuses my sick note |
should I accept the severance | can I get unemployment if I quit | they did not pay my last salary |
am I allowed to record my boss | could I sue for discrimination |
can my employer fire me for being neurodivergent | is it discrimination if they didn't promote me |
what does the law say about adjustments | do I have to disclose ADHD in my application |
can I sue my boss | is my contract valid | they want to terminate my contract |
am I entitled to sick pay | can they change my working hours without asking |
is it legal to fire someone on sick leave
`);
