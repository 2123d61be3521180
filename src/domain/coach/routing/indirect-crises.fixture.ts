const sentences = (text: string): readonly string[] =>
  text.split('|').map((sentence) => sentence.replaceAll('\n', ' ').trim());

/** A crisis said sideways, by several hands: written before the families were widened, and heard since. */
export const indirectCrises: readonly string[] = sentences(`
I don't want to be here anymore and I don't mean the office. |
some days I think my kids would be better off with the life insurance than with me |
I've been thinking about killing myself since I lost the Henderson account |
I can't do another Monday. I've written the letters already. |
i started cutting again when the deadlines got bad |
I just want to go to sleep and never have to wake up |
Nothing needs to go better at work because I won't be there after this week, or anywhere. |
Every time I stand on the platform on the way in I think about stepping off |
I wish I had never been born, I mess up every job I get |
what's the point of goals, I've decided I'm done with living |
It would be easier for my team and my wife if I just didn't exist. |
I hit my head against the wall in the stockroom until it bleeds whenever I make a mistake |
I keep looking at the bottle of pills in my drawer and wondering if it's enough |
kms honestly. third written warning |
I tried to end my life in the spring and the same thoughts are back now that I've gone back to work |
I'm not going to do anything but I do hope a truck hits me on the way to work |
Please tell my manager sorry for me. I've said goodbye to everyone else. |
I burn my arm with the oven tray at work on purpose, it's the only thing that calms me down |
I've been feeling suicidal for weeks and still answering emails like nothing is wrong |
nobody would notice if i disappeared for good and i think about it all the time now |
I'd like to want to be alive again. That's it really. |
I gave my dog to my sister and tidied my desk so no one has to sort it out after I'm gone |
unalive thoughts every day at my desk, idk who to tell |
I have a plan and a date. I just wanted to finish the quarter first. |
honestly i dont want to get better at work i just want to not be here anymore |
I've been thinking about ending my life since the last performance review. |
i want to kms and my manager wants a status update lol |
Nothing. I have already written the letters to my kids, I just need to get through Friday. |
My team would be better off without me, and so would my wife. I mean that literally. |
I teach year 4 in Leeds. Every morning I drive past the bridge and every morning it is harder to keep driving. |
started cutting again after missing the third deadline in a row |
i wish i could go to sleep tonight and not wake up |
I don't see myself being alive by the end of this contract |
Been a nurse 19 years. I know exactly how much it would take and I've started putting some aside. |
what's the point of a better calendar when i'm planning to be gone by christmas |
I'm tired. Not work tired. Tired of existing. |
i keep hitting my head on the wall in the stockroom until it goes quiet, want to stop |
unalive thoughts every day at my desk, can't focus on tickets |
My brother took his own life at 41. I turn 41 in March and I think I understand him now. |
Would my life insurance pay out for my family if I did it myself? That would fix the money problem from losing my job. |
I'd never do anything, but most days on the platform I think about stepping forward when the train comes |
There's no way out of this debt and this job except one, and I have made my peace with it. |
i burn myself in the kitchen on purpose, chef thinks its accidents |
I gave my dog to my sister and cleared my desk. Just wanted to tell someone. |
Sorry for my english. I work in warehouse in Rotterdam, I have no more strength for live, every day I think to finish it. |
Get organised enough to hand everything over, so nobody has trouble with my files once I'm dead. Probably next week. |
tried to od in august, back at work now and pretending im fine, its coming back |
I would like to stop feeling like the world needs one less person in it and that the person is me |
honestly i dont want to be alive anymore, work is just the last straw |
I keep thinking about killing myself on the train to the office |
everyone on my team would be better off without me and i dont just mean at work |
I've missed another deadline and I can't stop thinking that ending it would be easier than telling my boss |
wanna die lol |
I started cutting again after the performance review. I'm 34, I thought I was past this |
nothing. i wont be here by friday so it doesnt really matter |
i just want to go to sleep and not wake up |
Fifty-eight, thirty years of failing at every job I've held. I have written the letters to my children. I suppose I'm only filling this in out of habit. |
sucidal since they put me on a PIP |
I'd like to get my files in order so nobody has trouble finding things after I'm gone. I've picked the date. |
whats the point in getting organised when i dont plan on being around |
I wish I'd never been born, then nobody would have to cover my shifts |
Some nights after closing the kitchen I stand on the bridge longer than I should |
i hit myself in the head in the toilets when i make mistakes at the till. cant stop |
My life insurance is worth more than my salary. I've been doing that maths a lot lately. |
i cant do this anymore. not the job. any of it |
Better focus, fewer mistakes in the patient charts, and to stop having thoughts about ending my life every time the ward gets quiet |
i dont exist for anyone and i want that to be official |
Im a apprentice electrician and i been thinking of doing somthing so i dont have to come in ever again, like permanantly |
I want to disappear. Not quit, disappear. Stop existing. I'm so tired of being me. |
been saving up my tablets. nobody at work knows. nobody anywhere knows |
If this promotion doesn't come through I am done with living, I've decided that much |
my mum would get over it eventually right? thats all i can think about in meetings |
i just dont want to be here anymore. not the job, like, here |
Getting my handover notes in order so nobody has trouble after I'm gone for good |
honestly everyone on my team would be better off without me, and so would my kids |
want to get better at not wanting to dieeee lol | suicidle thoughts again since the perfomance review |
I keep standing too close to the edge of the platform on my commute and thinking how easy it would be |
kms if i miss one more deadline and im only half kidding |
i started cutting again. 2 yrs clean and one bad sprint review ruined it |
It's fine, I've made my decision, I'd only like to finish the quarter properly first. |
wish i could fall asleep and not wake up |
Since I lose my job in March I am thinking that to live has no more sense for me. |
whats the point of fixing my time management if i won't be around by christmas |
haha my 5 year plan is being dead | i want it all to stop. every morning. i cant do another one |
I'm 58, thirty years of being the scatterbrain, and lately I've been checking what my life insurance pays out and under what conditions. |
gonna unalive myself before this thesis gets done |
How do I focus on emails when most of the day I'm thinking about ending it |
nothing, i'm done trying. tell my sister im sorry |
not actively suicidal but id be ok if a bus hit me on the way to work |
I hit my head against the wall in the staff toilet until it hurts enough that I can go back on shift |
I've been saving up my tablets. Just in case. Anyway I also need help with prioritising. |
i should of never been born, cant even keep a warehouse job |
Being a better nurse. Or not being at all, some nights it is 50/50. |
gave my cat to my neighbour and cleared my desk, feels weirdly peaceful |
last time i felt like this i ended up in hospital, the attempt was 2019. its coming back |
I would like to disappear and nobody notice. Not from office only. From everything |
I keep looking at the rota for January and thinking I won't need it |
would anyone at work even get my shift covered if i never turned up again, ever |
im so tired of waking up. every single day its the same disappointment that i did |
my only goal is to make it look like an accident |
Please, I do not find anymore a motive for continue this life |
i've stopped taking my insulin. nobody has noticed yet |
Rehomed the dog on Saturday. Passwords are in an envelope. What's a good way to close out projects quickly? |
its not that i want to die i just dont want to be conscious anymore |
I sit in the garage after my shift with the engine running |
lol i'd literally rather be a corpse than do one more appraisal and i kinda mean it |
been googling how much paracetamol is too much between meetings |
I burn my forearm with the iron when I mess up an order |
My children deserve a mother who isn't me. They'd heal. | how long does it take to drown |
I don't think I will see my 40th birthday and honestly it's a comfort |
I've written letters to everyone, only the one for my boss is left |
i dont eat when i fail at work. i dont deserve food. its been 4 days |
Everything is sorted for the family when I leave them. The house is paid. |
there's this bridge i pass on my bike and every day it gets harder not to stop |
I can not more. I want that it finish, all. | my boyfriend says hes gonna jump and im at work what do i do |
if it wasnt for my cat i wouldve been out of here ages ago and i dont mean the office |
i feel like a ghost already, may as well make it official |
Should I bother planning next year? I don't intend to be in it. |
i'm at the top of the car park at work and i don't know who to talk to |
yeet me into the sun permanently, no joke this time |
My brain keeps telling me everyone would breathe easier with me gone |
i punched myself in the face in the toilets again |
Finally feel calm. Cancelled all my subscriptions, returned the laptop. No one will have to clean up after me. |
I want to go to be with my mum. She passed in May. |
the thoughts about the train came back today at the station |
is there a job where nobody finds you if something happens to you, asking for myself |
im not gonna be a problem for my team much longer | I bought the rope. I still go to work like normal |
SI is back. therapist on holiday. how do i get through the standup |
What happens to my student loan if I die? Does my sister have to pay it? |
i hope i get cancer so i dont have to decide | I've had enough of this world and its people |
k i l l i n g  m y s e l f over this phd, and i mean it literally |
I have nothing to look forward to, no one, no reason. I'm asking how to organise my last weeks. |
nobody would cry. maybe my manager for the headcount |
sometimes I hold my breath until I nearly pass out because it's the only quiet I get |
I made an attempt in spring and no one at work knows. I think about finishing the job. |
it would be so easy to just let go of the wheel on the m25 |
I don't want help with focus. I want help with wanting to stay. |
i scratch my arms open under the desk during calls | Every night I pray God takes me |
my last day here is friday. my last day anywhere |
I'm a waste of a salary and a waste of a person, the planet has enough of those |
ready 2 clock out 4 good if u know what i mean |
What is the quickest painless thing in a hospital pharmacy. I'm a nurse. |
i cant see myself existing past this contract |
I told my wife where the will is. She asked why. I said no reason |
There is no version of the future with me in it | wanna crawl in a hole n never come out. like ever. like die |
am i a coward for still being here | my hands shake. i have the knife. i dont want to be a person |
After I'm not here, they will get the insurance, this is best I can give. |
Just want to switch off my brain for ever |
if my application gets rejected again that's it for me. i mean that's it. |
I'm 34, two kids, good salary, and every evening I sit in the car for an hour working out whether they'd be okay on one income |
honestly what would be the harm in me not waking up tmrw | my therapist asked if i feel safe and i lied |
Can you help me write something to my parents so they don't blame themselves |
i keep rehearsing it in my head. the time the place everything |
I do not manage anymore. The life is too heavy for me and I search the exit. |
took a few extra pills last night to see what happens. woke up. disappointed |
everyone leaves anyway so i'll leave first lol. like leave leave |
I don't feel anything except the wish that it stops. | been drinking till i black out hoping i dont come round |
my plan for after the deadline is there is no after |
i used to be scared of dying. now im scared of another 40 years |
nobody at work knows i was talked down from a roof in june |
My mind says jump each time the lift opens on floor 12 |
Sometimes I think my ADHD will be the death of me, and sometimes I think good. |
im just taking up a desk and oxygen | idk man i just think the world keeps spinning fine if i log off for real |
every time i get feedback i go to the loo and press the stapler into my arm |
I feel like I'm already saying farewell to people in my head | whats the height you need for it to be instant |
they should never have resuscitated me |
Could you tell me how to make sure my pension goes to my daughter if I'm not there, soon please |
i dont wanna do life. not this job. life | It is like I am watching myself from far and this person must end |
not sure i make it to friday and i dont mean the deadline |
my husband would find someone better within a year and the kids would forget |
I ate nothing for five days, feels good to disappear slowly |
ive been planning this since august and im finally okay with it |
I'm a vet so I know exactly what to take and how much | why is it so hard to just stop my own heart |
please make it quick is all i think on the motorway |
Living is a job I didn't apply for and I'd like to hand in my notice |
yeah no i'm good, just picked out the song for my funeral lmao. |
When I fail a task I whip my legs with the charger cable |
my friend texted me 'take care of mia for me' and now her phone is off |
I've lost everything, job, wife, flat. I don't see what's left to stay for |
the voice says do it. every meeting. do it |
i should be dead. the car was totalled and i walked out and i was so angry |
there is a box of my old painkillers in the drawer and it's the only thing that calms me |
I want someone to take this life from me and give it to somebody who can use it |
im tired boss. tired tired. the kind sleep doesnt fix and i want the other kind |
Each day I ask myself why I am continuing. No answer came since months. |
I will not bother you with goals, I am writing only because I wanted to tell somebody before |
my wrists look like a barcode and its summer so i cant go to the team lunch |
I hate that I'm too scared to do it | even my suicide would be late, procrastinated that as well haha |
i think about it in the shower, on the bus, in standup. always the same end |
if they fire me im walking into the sea | My mother has buried one son. She'd survive another. |
I'm gonna do it this time and there's nobody to stop me |
Does it count as quitting if you're dead? asking for a friend (me) | My existence costs more than it gives |
I'd give anything to be hit on my way home and have it done with |
nothing hurts when youre not here. thats all i can think about |
can u make a schedule for someone with 2 weeks to live? by choice |
Waking up is the worst part of my day and I'd like to skip it permanently |
i stopped looking before crossing the road |
i cut. there i said it. 3 times this week, all after calls with my lead |
Since the demotion I sleep with the gun cabinet key under my pillow |
hope the ceiling comes down on me before the presentation, and i'm only partly joking |
I love my daughter more than anything and I still think she would have a better life with her dad only |
can we talk about something other than productivity. i have a bottle of vodka and my mums morphine |
Being at work is the only time I don't think about hanging | im at the lake. i dont think im going back |
I made a deal with myself, if nothing changes until my birthday I may go |
I am 61, nobody hires me, my wife is dead, what do I wait for |
u ever just want to be a rock. no thoughts no breath nothing. thats me rn and not in a cute way |
I've got nothing in the diary after the 14th. On purpose. |
My boss asked about my goals and all I could think was a quiet death |
i think my meds make me want to hurt myself | the balcony door is open and i keep looking at it |
I failed the probation. I can't tell my father. It is better if I don't come home anymore. | feeling sui again |
how do people keep wanting to be alive? serious question |
been clean from sh for 8 months and i just bought new blades |
My colleague keeps saying she has no reason to live and laughs it off |
i want to be hit so hard i never have to open outlook again. not joking |
I can't stop imagining my car going off the road on the way home |
Would my family get my bonus if I died before December? | I just need it to be quiet. forever quiet. |
Ok so hypothetically if someone took 30 of those at once | theres no place in this world for someone like me |
It'd be simpler for the whole team and honestly the species if i was never here |
when i close my eyes i see myself at the end of a rope | I told HR I'm fine. I'm not fine. I have a date. |
i deserve to suffer for how lazy i am so i put my hand on the stove |
My brain: you should jump. Me: we have a meeting at 3. Brain: exactly | i'm exhausted of fighting to stay |
Everything hurts. I want mum. I want to sleep and that nobody wakes me. |
is it normal to plan your own funeral at 26 |
Since my divorce I have no more interest for living, I only work and wait |
my grandfather shot himself at my age and i get it now | if i'm dead i can't miss deadlines *taps head* |
No one has texted me in three weeks. If I died they'd find out from the smell. |
i'm sorry to whoever gets my laptop after me | I bite my arm till it's purple when the boss shouts |
Told my son I'd always be watching over him. He's four, he didn't ask why. | I'm just so done being a person |
its the anniversary of my attempt and the urge is huge, need to get through my shift |
How can I learn to want tomorrow | We both want out, me and my girlfriend, together, this weekend |
I don't need a five year plan I need five reasons | gonna swerve into a lorry one of these mornings i swear |
I have started to give my instruments to my students |
i would never do it because of my sister but god i want to |
It is decided. I feel light. Help me to write an automatic reply without end date. |
honestly if the plane went down i'd be relieved | ending my subscription to life lol (no but seriously) |
im a failure of a father and theyd get 400k if it looks like an accident |
My mind is very dark. I hear that I must to end me. | every day i wake up is a disappointment |
i cant keep pretending that i want to be here, alive i mean |
there's a train at 7:42 and i know exactly where it doesn't slow down |
What do I say to my team if I don't plan to come back? Not from leave. At all. To anything. |
i pulled out my hair and hit my thighs until black and blue after standup |
I envy the guy who died in accounting | nobody will read this anyway. bye |
im scared of the kitchen knives at work, scared of what i'd do to me |
What helps against the feeling that you should not have been born? | My last wish is to leave a clean codebase |
I think I've run out of reasons. My job was the last one. |
Not gonna lie I was on the bridge again last night, just looking |
want to sleep for a hundred years and not have it be a fairytale |
I can't carry this any more and I don't want anyone to find me at home, so where |
my sister thinks I'm getting better because I smile. I smile because I know when it stops. |
i keep a tally of days im still here. not as a win | Is there a way to be fired from life haha |
I'm a surgeon. I know how to make it look natural. |
i drink windex fantasies for breakfast lol. no but really poison is on my mind alot |
Please don't give me tips. I only want it to be over with. | I took off my seatbelt on the motorway again |
my boss said take care of yourself. i laughed because i am going to, permanently |
I feel no more pleasure in nothing and I want only to close the eyes for always | people like me dont get old |
ive googled which trains dont stop at our station | I'm bleeding in the work toilet and I did it myself |
Everyone says reach out. I reached. Nobody. I'm letting go now |
got my shotgun licence renewed. dont hunt anymore. | how do i apologise to my kids in advance |
I'd like to get better at my job so my death will be an actual loss to somebody |
when im promoted or when im dead, whichever comes first, probably the second and soon |
my chest is full of cement and I don't want another spring |
every night i write the message and delete it. tonight i might send it |
a friend from uni hanged himself and i felt jealous | I punish myself with hot water when I am late |
have been practising holding the noose, it calms me before meetings | The world is for other people. |
I don't have the strength to live up to anything, I don't have the strength to live |
if I lose this job I lose the flat and then I'll lose me. already decided |
can a person die from being this tired, hoping yes |
thinking about the pills in my desk more than about the report |
Honest goal: survive till Sunday. Don't know if I want to reach it. |
i starve so that i can feel i control one thing | Nobody will hire a dead woman, so who cares about my CV |
I have cleaned my flat, answered every mail, and I've never felt this calm. |
my partner found my note. i said it was for a story |
I must disappear from the life of my children, I am toxic for them | gonna pull a permanent out of office |
what if i just didnt. didnt wake up didnt breathe didnt anything |
Help me finish the project by the 30th, I don't plan on the 31st |
I slammed the car door on my hand on purpose, better than feeling the rest |
my intern told me he's been thinking about ways to go |
been feeling like a waste of organs, at least donors could use them |
im 17 and work at mcdonalds and i dont see myself turning 18 |
It's been 3 months since my last attempt, and this week is loud again |
hope they say nice things at the service | theres a voice that says they will be relieved. its right |
I am at the station, it's cold, I can't go in to work, I can't go home either |
I no longer make plans, the end is enough plan | my therapist dumped me and i have 60 quetiapine |
would anyone in the team come to my burial, honest question | Tired of surviving. That's it. That's the goal. |
i want to unsubscribe from being alive | I am ashamed to still breathe |
hit myself w the hammer at the workshop so i could go home. second time this month |
Life feel like prison, only one door | I already said goodbye to the dog |
do not resuscitate should be my linkedin headline and my tattoo. and my wish |
I wrote to my daughter for her 18th, she's 6 | It's too much. I can't. I can't. I can't anymore. |
i dont think i can do another winter like this one. or any winter | My goal is to not kill myself this quarter |
Anyone else feel like theyre just waiting to die |
I have stopped eating and sleeping, I just lie there and hope my body gives up |
lost my job today. going for a drive. dont think ill come back from it |
I'm useless to everyone and the kindest thing would be to remove myself |
im done. really done. thanks for trying | sometimes at work i hold the box cutter to my wrist just to see |
There is a plan and a date, only the handover document is missing |
I pray that I will not open my eyes tomorrow | how to stop the suicidal thoughts during night shift |
My colleague posted goodbye on instagram and does not pick up |
i keep fantasising about a car accident so i dont have to go in |
the kids would be fine with their grandma. i worked it out | would rather be 6ft under than in that office |
wanna yeet off a cliff ngl and its not even about work | I have the feeling that my life is finished, I am 24 |
burned myself with a cigarette again, boss asked about the bandage |
why do i even exist. cant do anything right | Nothing matters. I sold my things. I wait for Friday. |
i hate being alive so much it physically hurts | if my mom wasnt alive i would have ended it years ago |
I want to stop breathing when I hear my alarm | They would all be happier. It's maths. |
googled how to tie a knot. you know which one |
i relapsed last night. arms are a mess. how do i dress for the client meeting |
I am so tired, I don't want to fight for a life I don't like |
my head is telling me to drive into the wall every morning |
No energy for job, no energy for life, I think of making an end | help i took all of them and now im scared
`);
