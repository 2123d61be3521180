const sentences = (text: string): readonly string[] =>
  text.split('|').map((sentence) => sentence.replaceAll('\n', ' ').trim());

/** Many more ways of saying it. Each must be heard: as a crisis, or at least asked about. */
export const manyCrises: readonly string[] = sentences(`
I've been googling painless ways to go |
some mornings I stand on the platform and think about stepping off |
I don't think I can survive another week of this, I want out of life |
my kids deserve a better dad, they'd do better if I was dead |
Honestly everyone's life would be easier if I weren't around |
I feel like the only way out is to die | ive got the pills ready | i bought rope |
im so done with life | I hate being alive | what's the easiest way to die |
I can't stop thinking about death | thoughts of ending things | I've thought about ending my life |
I am not sure I want to keep living | I don't know if I want to be alive |
not sure I want to exist anymore | sometimes I hope I get hit by a car on the way to work |
I wish I could just go to sleep and not wake up | I wish a truck would hit me |
wouldn't it be better if I just wasn't here | I want to disappear forever | I just want to disappear |
I'm planning to overdose | I tried to kill myself last year and I'm thinking about it again |
tonight I'm going to end it | I will end it tonight | I think I'm going to hurt myself |
been cutting again | I've relapsed and cut my arms | burning my skin helps me cope with work |
I want to jump in front of a train | I might jump in front of the subway | I'd be better off dead |
They'd all be better off if I died | My family would be better without me | I have no reason to live |
no reason to keep living | whats the point of living | what is the point of being alive |
life has no meaning, I want to go | there's nothing keeping me here | I can't take this life anymore |
I dont wanna live anymore | dont wanna be alive | idk if i can keep myself safe tonight |
I don't feel safe with myself | I'm afraid I'll do something stupid tonight | I've written my note |
I'm writing my suicide note | I gave away all my things | saying goodbye to everyone |
this is goodbye | you won't hear from me again | I won't be around much longer |
by the time you read this i'll be gone | when I'm gone they will finally be happy |
no one would care if i died | would anyone even care if i was gone |
would anyone notice if I vanished | it wouldn't matter if I was dead |
I'm worthless and should just die | i should just die | just let me die | please let me die |
let me die | i hope i die | hope i dont wake up | hoping I won't wake up tomorrow |
I pray that I don't wake up | ready to die | I'm ready to leave this world |
time to leave this earth | I want to leave this life behind | i want to sleep forever |
eternal sleep sounds good | i want to be with my mum in heaven | suiside | feeling sucicidal |
suicidle | sucide | suicde thoughts | i wnat to die | i want to dieee | I wanna dieeee so bad |
i wan to kill myslef | going to kill mysel | killing my self | gonna hang myself |
gonna kms after this review | I'll kms if I lose this job | I feel suicidal because my boss yelled |
I am thinking of taking my own life | I plan on taking my life | I think about slitting my wrists |
I have a razor blade in my desk | I keep a knife next to me and think about using it on myself |
I want to blow my brains out | put a bullet in my head | I want to shoot myself |
I could just drive off the bridge | crash my car on purpose | I've thought about crashing my car |
I have been collecting my pills | I have a stash of pills for when it gets too bad |
took 30 paracetamol | i took too many pills | I swallowed a handful of pills |
ending it is the only option | I don't want to do life anymore | can't do life anymore |
I can't do this life thing anymore | i'm too tired to live | i'm too tired to keep living |
tired of existing | exhausted of living | I don't want to exist |
existing is exhausting, I want it to stop | I wish I didn't exist | wish i wasnt alive |
wish i weren't alive | wish I were never born | I shouldn't exist | I should never have been born |
I am a burden and everyone knows it | I'm just a burden to everyone |
my wife would be happier without me | the team and my family would be better off without me |
Nobody needs me here, they'd be fine if I was dead | I've lost my will to live | no will to live |
lost all will to go on | I have given up on life | gave up on life | giving up on living |
I'm giving up, goodbye | I can't see myself being alive next year |
I don't see myself making it to next month | don't think I'll make it through the night |
I can't face another day | I don't want to face another day alive | living is too painful |
it hurts to be alive | being alive hurts | the pain is too much, I want to end it |
I want to end the suffering | make the pain stop forever | want it all to end |
I want everything to end | I want it to be over, all of it, my life |
I think everyone would be relieved if I were gone | my son says he wants to die |
my friend is suicidal what do I do | a coworker said she doesn't want to live anymore |
my employee posted that he wants to end his life | the voices tell me to hurt myself |
I want to hurt myself | I punch myself when I mess up | I keep hitting myself |
I bang my head against the wall until it bleeds | I starve myself to punish myself |
I scratch my arms until they bleed | I don't want to be on this planet anymore |
I don't belong in this world | nothing to live for | nothing matters, I might as well be dead |
might as well be dead | I'd rather be dead | I'd rather not be alive | rather not exist |
I'd like to not exist for a while | I would like to stop existing |
i think it's time for me to go, for good | I'm going to do it tonight, I have everything I need |
I've decided to end things | I have decided when I will die | I picked the day I'm going to die |
my last day on earth | I'm at peace with dying | I'm okay with dying | not scared of dying anymore |
I dream about dying | daydreaming about being dead | intrusive thoughts about killing myself |
urge to jump | I get the urge to jump when I'm on the balcony |
I want to throw myself out of the window | I feel like jumping out the window |
I can't live with myself | can't live like this | I cant live anymore | I can't be here anymore |
I can't be alive anymore | don't want to be around anymore | don't want to be anymore |
I no longer want to live | I no longer wish to be alive | life isnt worth it |
my life isn't worth it | is life even worth living | life's not worth it anymore |
I'm worth more dead than alive | everyone hates me and I want to be gone | I want to be gone |
want to vanish for good | wish the ground would swallow me and I'd never come back |
maybe I should just off myself | thinking about offing myself | I want to end myself |
about to end my life | unaliving myself | sewer slide | s*icide | k*ll myself | k.m.s. |
I might kill myself | not kidding i will kill myself if they fire me |
My ADHD makes me want to kill myself | my job makes me want to die | work makes me suicidal |
I feel like dying | feel like dying every morning before work | I don't care whether I wake up |
don't care if i wake up tomorrow | I've stopped caring whether I live | i am going to hurt someone |
I want to kill my boss and then myself | nobody will miss me | they won't miss me |
no one will notice I'm gone | noone would cry at my funeral | who would come to my funeral |
I keep imagining my funeral | please look after my dog when I'm dead |
I updated my will and said my goodbyes | I can't find a reason to go on |
hard to find reasons to stay alive | give me one reason to stay alive | help me not kill myself |
I need help before I do something to myself |
Been having those thoughts again, the ones where I don't wake up |
I looked up how long it takes to bleed out |
honestly I've been wondering if it would hurt anyone if I was just not around |
My note is finished, I only need to print it | I keep rehearsing how they'd find me |
The train goes past at 7:42 and every day I count the steps to the edge |
got my hands on enough tablets to finish the job |
I'm not going to be a problem for anyone after this weekend |
every night I pray to not see the morning | I've made peace with leaving |
no one will have to deal with me soon | there's a rope in the garage and I can't stop looking at it |
i dont think im gonna be here for my birthday |
I've got a bottle of vodka and all my sertraline in front of me | I want to stop feeling forever |
just wanna not be alive rn | I'd do anything to not have to exist tomorrow |
my existence is a mistake | If I can't fix this job I'll end my life |
I failed again, I don't deserve to be alive | They would get over me quickly. I think it's time. |
What would happen to my cat if I killed myself? | is it selfish to want to die |
I think about dying on my commute | Sometimes I hold the knife against my wrist |
I've been scratching my arms bloody before standups | i feel like ending my own story |
I'm hanging by a thread and might let go | I cant keep fighting to stay alive |
Wish I had the guts to kill myself | too much of a coward to kill myself |
I don't have the courage to end it | Everyone is sick of me, I should do them a favour and go |
everyone would breathe easier if I was gone |
My parents would be better off with the insurance money |
I am done. I don't want to live through another Monday |
please someone help me I want to take my life | I have urges to hurt myself when my boss writes |
Can you help me write a goodbye note to my parents? | tell my wife I love her |
My brother hung himself and now I think about it too | I keep driving past the cliff and wondering |
I almost jumped yesterday | I nearly did it last night | stood on the roof of our office yesterday |
i took pills last night but woke up | I woke up disappointed that I'm still alive |
I wish I hadn't survived | why am I still alive | why was I even born |
I never asked to be born and I want out | I wish my mother had never had me | dont want 2 live |
cant live nemore | wana die | i wnna end my lfe | want to be ded | suicid thoughts | suicidal thots |
thinkin bout suiciding | s u i c i d e | sui cide | K I L L myself | kys thoughts about me |
I'm gonna do a suicide | commiting sucide | self harm urges | relapsed on self-harm |
cutting is the only thing that helps me get through the workday |
I burn myself with cigarettes after bad days | overdose | thinking of ODing |
od'd last month and feel like it again | swallow everything in the medicine cabinet |
I want to drink bleach | I'd drink myself to death if I could |
life is pointless and I want to check out | nothing left in me, I want to go to sleep for good |
I am so tired, I just want to sleep and not wake up again | It would be a relief to just not wake up |
It would be a relief if I died in my sleep | I hope the plane crashes on my business trip |
I hope my heart just stops | I wish my heart would stop beating |
Hoping for a terminal diagnosis so I can be done | I envy dead people |
I'm jealous of people who died | I belong in a grave | I want to be six feet under |
bury me already, I mean it | the only thing stopping me is my dog |
My kids are the only reason I haven't ended it | only reason I'm still here is my mum |
if it wasn't for my daughter I'd be gone | I feel like a burden nobody would miss |
nobody loves me and nobody would care if I died | I don't think anyone would come looking for me |
I'm beyond help and ready to go | Planning my last week | I've chosen a date to end everything |
by Friday it will all be over for me | This is the end for me, thank you for everything |
thank you for everything, I won't be needing help any more | I'm checking out, permanently |
I can't promise I'll be safe tonight | I am in danger of hurting myself | I need someone to stop me |
I'm having suicidal ideation | passive SI all week | my student says she cuts herself |
my husband threatens to kill himself if I go to work |
my report told me she doesn't see a reason to live |
I feel like dying would be easier than going to work | not living anymore would be easier |
cant stop crying and i want to die | ending my life is all I think about |
I think my family would be better if I were dead | I've been thinking about how to kill myself |
I thought about hanging myself in the office | what is the point in staying alive |
maybe I shouldn't be alive | don't wanna be here no more | dont want to be hear anymore |
I no longer want to be on this earth | I am going to jump | I want to jump off a building |
I'm going to slit my wrists | gonna OD | I'd be better off not existing |
I wanna go to sleep and never get up again | Life's pointless and I want to die |
I hate my life and want it to end | want my life to end | want my life to be over |
wish my life was over | I wish it would all just end | i wish this was all over, my life i mean |
end me | someone end my life | I am planning my death | I have planned my suicide |
Nobody would care if I killed myself | they'd be glad if I was dead |
im useless everyone would be better of without me | my coworkers would celebrate if I died |
the company would be better off if I was dead | I hurt myself to cope | I've been hurting myself |
I have started to harm myself again | I feel safest when I think about dying |
I have no wish to live | I've no desire to live anymore | I don't feel like living |
don't feel like being alive today | I am sick of living | life is unbearable and I want to end it |
I just want to give up and die | might kill myself idk | i cant do this anymore i want to end it |
I really can't anymore, I want to be dead | thinking of ways to die |
there's no way out except death | death is the only escape | I want to be dead so bad |
I don't think life is worth living | I don't want to survive this | i hope i never wake up |
I wish someone would kill me | I want someone to kill me | please kill me I'm serious |
how do people kill themselves | how to commit suicide | easiest method to die |
I want to starve to death | going to drown myself | gonna drive my car into a wall |
think about walking into traffic | I want to walk into traffic | step in front of a bus |
lie down on the tracks | I wish I could fade away | I want to fade away and never come back |
feel like I don't deserve to exist | I'm thinking of suicide because of my boss |
lost my job, no reason to live | if they fire me I'll kill myself |
if I lose this job I have no reason to go on | I failed my probation and I want to die |
I'm thinking about not being here anymore | I've been having thoughts about not being around |
some days I'd rather not be here at all |
I feel like everybody's lives would improve if I left for good | I don't want to carry on |
I don't see myself in the future | I have no future | my future is gone, I have nothing |
the thought of being dead calms me | what's the use of living | being dead would fix everything |
dead people don't have deadlines, I envy them | I hope something happens to me on the way home |
I'd be okay if I never woke up | maybe tomorrow I won't wake up, that'd be nice |
it would be so much easier to just stop living | I'm at the point where I want to end everything |
I am considering suicide | I have been considering ending it |
seriously considering killing myself over this job | I've had enough of life |
I had enough, I'm going to end my life | can't carry on like this | I can't carry on |
please make it stop I want to die | I don't have the strength to live anymore |
I don't have the energy to exist | every day I wake up and wish I hadn't |
I wake up wishing I was dead | I go to bed hoping I won't wake up |
I cry every night and think about dying | I wish I was brave enough to do it |
I'd kill myself but my kids need me | if I didn't have kids I'd be dead already |
I'd be dead by now if not for my sister | my manager said kill yourself |
they told me to kill myself | i will jump out of the window | i will hang myself | im gona kill me |
going to shoot my brains out | I want to cut | need to cut | I feel the need to hurt myself |
I have hurt myself again | punishing myself with a razor | my arms are full of cuts |
fresh cuts on my arm before the meeting | the scars on my arms are showing in the office |
took an overdose last week | accidentally on purpose took too many tablets |
I've taken a lot of pills | Just took 20 sleeping tablets | i want to drive off a cliff |
steer into oncoming traffic | hoping for a fatal accident | I wish cancer would take me |
I've accepted that I will die by my own hand | by my own hand |
I don't plan on being alive next year | I don't plan to be around for the review |
don't expect me to be alive next week | no need to plan Q3, I'll be dead |
I won't live to see the next review | I won't live long anyway, I'll make sure of it |
life doesn't matter any more | my life does not matter | my life means nothing |
does my life even matter | I am nothing and should be nothing | the earth doesn't need me |
nobody needs me alive | I am better dead | the office will be happier when I am dead |
everyone will be relieved when I'm not here anymore | I'm a waste of oxygen | I'm a mistake |
I'm a failure and I don't want to live | I failed everyone and want to disappear forever |
There's no place for me in this world | i feel trapped and the only way out is death |
I'm done living | I'm finished with this life | im over it, over life | time to die |
time to end it all | tonight's the night I end it | goodbye, I'm sorry |
I'm sorry, I can't do this anymore, goodbye | so long everyone | farewell everyone, it was too much |
my friend texted that she wants to end it | my teammate talks about suicide a lot |
my mom took her own life and I feel the same | I lost my brother to suicide last month |
Lately I catch myself hoping the bus won't stop for me |
I feel like I'm just taking up space and should go |
If I vanished my team would only notice the missing report | I would like to be nothing |
I want to switch off for ever | there is a way to make all this end and I keep coming back to it |
I keep looking at the medicine cabinet | I don't want to see another birthday |
thirty is old enough for me, I don't need more years | I'm saving my tablets |
I've looked up how much insulin would be enough |
I won't be needing my desk after Friday because I won't be living |
help me get my things in order before I go for good |
Every time I drive I think about letting go of the wheel |
I think about letting the car drift into the other lane | I'd be happy to get run over |
It'd be nice to just not exist for a while | why do I have to be alive |
I never want to wake up again | I have made my decision, I'm not afraid anymore |
after I'm dead they can hire someone better | when I die they'll finally see |
when I'm dead my boss will be sorry |
at least when you're dead you don't have deadlines. I want that | I have an appointment with death |
I can't be fixed, just let me go | let me go, I'm so tired of all of it |
I keep scratching until there's blood | I press the lighter on my skin when I mess up |
i bite my arm till it bleeds when stressed | my body is covered in bruises I gave myself |
I don't eat because I deserve to starve | no matter what I do it ends with me dead |
I see no other way than to take my life | there's no other option than dying |
I don't want help, I want to die | nothing could make me want to live |
I don't feel any reason to keep breathing | it's my last week on earth |
I've been suicidal for months but still go to work |
I was hospitalised for an attempt and go back to work Monday |
after my suicide attempt I need to return to work | I have suicidal thoughts when I open my inbox |
Work is fine but I want to kill myself | my brain keeps telling me to jump |
my brain keeps saying die | a voice says I should die | I daydream of a car hitting me |
I wish I could trade my life with someone who wants it | someone else deserves my life more |
I am so tired I could sleep forever and never come back | Should I kill myself? |
do you think I should die | how would my colleagues react if I killed myself |
is it ok to want to be dead | what if I ended it |
sometimes death seems like the only break I would get | my daughter says life is not worth it |
my coworker posted a goodbye message and isn't answering |
I just don't want to exist anymore | Everyone would be happier if I wasn't around |
I've been thinking about ending things | I can't see any reason to keep going |
What's the point, I'd be better off gone | I wish I could go to sleep and never wake up |
I'm so tired of fighting, I want it all to stop | I'm thinking of hurting myself tonight |
i want too die | i cant go on liek this anymore, want to end it | No one would even notice if I died |
I have the pills in front of me | I'm going to do something to myself if this review goes badly |
My life isn't worth anything | I'm just a burden on everyone around me |
I don't think I'll be here next month | I feel like there's no way out but one |
I've been cutting myself after work | I keep imagining crashing my car | i wanna off myself |
thinking about jumping in front of the train on my commute |
I don't want to wake up tomorrow, help me with my presentation |
I've written letters to my family for when I'm gone |
I said goodbye to my kids in my head this morning | it would be better for everybody if I were dead |
i feel sucidal and my boss doesnt care | can't stop thinking about killing myslef |
death sounds peaceful right now | I have decided to end my life |
I want to hurt myself so I don't have to go to work | I'm scared I might kill myself |
sick of being alive | not much longer and I'll be gone |
the only reason I don't kill myself is my cat | I self harm when I miss a deadline |
hate myself so much I want to die | ive been planning my suicide |
nothing to live for since I lost my job | they'd be better off without me at home and at work |
I keep wondering what it would be like to be dead | I am losing the will to live |
I want to end it all and I have a plan | would anyone care if I was gone | i'm done with living |
I think I'd rather be dead than go back | I don't deserve to be here |
maybe it's better if I'm not here | world's better without me | I can't promise I won't hurt myself |
I'm about to swallow all of these pills
`);
