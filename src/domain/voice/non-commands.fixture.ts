/** What people say around a microphone, and none of it to the app. Every second one is held out. */
export const nonCommands: readonly string[] = `
I need to calm my brother down about the deep fryer.
The weather is lovely today.
Have you seen my keys?
I think the meeting was moved to three o'clock.
She plays the violin in an orchestra.
We should focus on the customer in the next quarter.
He told me to skip breakfast.
The next train leaves in ten minutes.
My sister is coming over tomorrow night.
I can't believe he said that.
Where did you put the scissors?
They played really well last night.
The doctor said I should relax more often.
What time is it?
Could you pass the salt?
He never stops talking.
I bought new headphones yesterday.
Don't stop.
Not now.
Please don't pause the movie.
The dog needs to go out.
I have a dentist appointment on Thursday.
Are we out of milk?
It's been a long day at work.
The music at the wedding was terrible.
Do you want to play chess later?
The children are playing in the garden.
She used to play football in school.
I listened to a great podcast this morning.
What did the teacher say about music class?
He paused for a long time before answering.
There was a short pause in the conversation.
Next year we are moving to Spain.
My next door neighbour has a new car.
You should stop smoking.
The bus stop is around the corner.
Did you stop at the store?
We had to stop the car on the highway.
I am going to start a new job in March.
The session at the gym was exhausting.
The parliament session ended late.
The photo is out of focus.
A focus group told us the opposite.
My camera cannot focus on close things.
The energy bill was really high this month.
High energy physics is a fascinating field.
Low energy light bulbs are cheaper.
The price of energy went up again.
She is full of energy at her age.
The baby is tired and hungry.
He was tired of waiting for the bus.
I undid the knot with my teeth.
You can't undo what has been done.
Which one do you prefer?
Pick up the kids from school at four.
I picked the wrong day to wear white.
He picked a fight with his boss.
What should we have for dinner?
What should I wear to the party?
What is the capital of Australia?
What's the matter with you?
What's for dinner tonight?
What is next to the post office?
Who is going to be there?
How long does it take to get there?
It takes about twenty five minutes by car.
The movie lasts two hours.
She ran ten kilometres in fifty minutes.
I waited for half an hour.
The recipe says bake for thirty minutes.
In an hour we have to leave.
Turn left at the traffic lights.
Turn around and look at me.
He turned it down because of the money.
She turned up late again.
The volume of the box is two litres.
I read the second volume of the book.
The crowd was getting louder and louder.
They live in a quieter part of town.
Can you hear me now?
Hello, is anybody there?
Thank you very much.
Yes, of course.
No, I don't think so.
Maybe later.
I'm not sure about that.
Let me think about it.
That was a good one.
Sorry, I was on mute.
You are on mute, Karen.
Good morning everyone.
See you tomorrow.
The task force will report on Monday.
That task is already done.
It is a difficult task to explain.
Adding more tasks won't help anyone.
The list of guests is very long.
She put the book on the table.
I put the plates in the dishwasher.
He reminds me of my uncle.
That song reminds me of summer.
I don't remember his name.
Do you remember the old house?
Remember that time in Paris?
I forgot to call my mother.
Creative people are often messy.
She works in a creative agency.
Calm seas never made a good sailor.
The lake was calm and beautiful.
Stay calm and carry on with your life.
Relax, it's only a game.
He felt relaxed after the massage.
We had an upbeat conversation about the future.
The report was upbeat about growth.
Deep down I knew it was wrong.
The pool is two metres deep.
Work is piling up on my desk.
I work from home on Fridays.
My brother works at a bank.
Let's go to the beach.
Let's talk about something else.
Let's start with the budget.
We will continue after lunch.
To be continued.
The show must go on.
He went back to sleep.
I'll be back in five minutes.
Come back here right now.
She wants her money back.
The last time I saw him was in June.
The previous owner painted it blue.
I was in the previous meeting.
Another cup of tea would be nice.
It's a different story altogether.
We need to change the tyres.
Change is never easy.
The switch is behind the door.
Break a leg tonight.
He broke the vase.
Coffee break is at eleven.
The end of the book surprised me.
At the end of the day it does not matter.
The deadline ends on Friday.
I finished my homework.
Are you finished with the newspaper?
Cancel the order for the chairs.
The flight was cancelled.
Time flies when you are having fun.
It is time for bed.
The kitchen timer is broken.
He set a new record.
My phone battery is low.
The tide is low at noon.
She has a medium sized dog.
I would like a medium pizza.
The mountain is very high.
High school was not easy for me.
I like this song a lot.
Who sings this song?
My favourite track is the third one.
There is a race track near here.
We lost track of time.
The band will release new music in May.
I have music lessons on Tuesdays.
Music is an important part of our culture.
He makes music videos for a living.
The sound of the rain is nice.
That sounds like a plan.
It sounds good to me.
Play is important for children.
The play starts at eight.
We saw a play at the theatre.
They are going to play the final on Sunday.
You have to play by the rules.
I'm done with this conversation.
I'm exhausted by all these questions from him.
Wake up, it's seven.
Did you wake the baby up?
Get the door, please.
You decide where we eat.
You choose the restaurant.
It is up to you.
Give me the phone.
Give me five minutes.
I need five more minutes.
Tell me about your day.
Tell me a story.
Find the remote control.
Open the window a little.
Close the door behind you.
The computer is very slow today.
A quiet place in the country.
Be quiet, the baby is asleep.
He is a very peaceful man.
The workout was too hard for me.
Happy birthday to you.
We are happy with the results.
`
  .trim()
  .split('\n');

/** The words of commands, meant for somebody else. All of them were looked at. */
export const nearMisses: readonly string[] = `
I played the piano as a child.
Can you play with me?
Play the piano for us.
Play it safe.
Stop the car.
Stop talking.
Pause the game.
Resume the call.
Turn off the lights.
Turn on the television.
Turn it around.
What can I do for you?
What do you have to do with it?
It is what it is.
What is that?
I'm tired of this.
I'm done.
I need more sleep.
Put something on the table.
Put on something warm.
Give me something to eat.
Repeat this song.
Some more songs from the sixties.
You are listening to the calm hour.
I am calm.
I am focused.
Focus on me.
Concentrate on your homework.
Keep this one.
Next to the bank.
Next slide please.
Skip the ads.
Break it.
Take it back to the shop.
The energy is low in this room.
Her energy is low.
Faster.
Calm down Susan.
Start the engine.
Set a timer for the pasta.
I work for an hour.
`
  .trim()
  .split('\n');
