/**
 * What needs a step of its own in the table of care frames, beside the classes it has in the object lexicon: a camera lens
 * is bought like any other thing, and cleaned like no other. Words are written as there.
 */
export const careLexicon: Readonly<Record<string, string>> = {
  tankFilter:
    'fish tank filter, tank filter, aquarium filter, pond filter, fish filter, fishtank filter, turtle filter',
  filterThing:
    'filter, pool filter, hood filter, cooker hood filter, extractor filter, fan filter, dishwasher filter, washing machine filter, machine filter, tumble dryer filter, dryer filter, lint filter, lint trap, lint, dryer lint, dryer vent, hoover filter, vacuum filter, air filter, ac filter, aircon filter, hepa filter, furnace filter, water filter, humidifier filter, dehumidifier filter, purifier filter, grease filter, plughole, hair trap, drip tray, grease trap',
  waterTank:
    'fish tank, fishtank, aquarium, turtle tank, tank, fish bowl, pond, hot tub, pool, paddling pool, bird bath, birdbath, water butt, water trough, water feature, fountain, cold water tank, rain barrel, rainwater butt',
  optics:
    'laptop screen, tv screen, screen, computer screen, phone screen, tablet screen, monitor, camera lens, lens, camera lenses, lenses, camera, binoculars, telescope, microscope, gopro, projector lens, glasses lenses, vinyl, records, record, record player needle, turntable needle, stylus, cd, cds, dvd, dvds, scanner glass, webcam',
  rinsed:
    'bowl, oven tray, baking tray, hob ring, roasting tin, hair brush, hair brushes, pet fountain, cat fountain, cats water fountain, retainer, paintbrush, paintbrushes, paint brush, paint brushes, makeup brush, makeup brushes, make-up brushes, makeup sponge, beauty blender, blender, food processor, juicer, smoothie maker, hairbrush, hairbrushes, comb, toothbrush, toothbrush head, night guard, mouthguard, mouth guard, denture, dentures, aligner, aligners, invisalign, water bottle, flask, thermos, lunchbox, lunch box, lunchboxes, keep cup, keepcup, travel mug, straws, air fryer basket, paint roller, paint rollers, breast pump, pump parts, cpap mask, dog bowl, dog bowls, cat bowl, cat bowls, pet bowls, water bowl, ice cube tray, dummies, bath toys, teapot, cafetiere, french press, moka pot, garlic press, sieve, colander, whisk, vase, watering can, soap dispenser, protein shaker, shaker, toothbrush holder, menstrual cup, spacer, nebuliser, rice cooker, slow cooker, pressure cooker, instant pot, baby bottle, baby bottles, sippy cup, litter scoop, sponge, dish rack, draining rack, cutlery drainer, butter dish, hot water bottle, razor, contact lens case, lens case, steriliser, pasta machine, ice cream maker, chopping board, chopping boards, mixing bowl, knives, kitchen knives, mop head, mop, pestle and mortar, grater, shower caddy, snorkel, swimming goggles, goggles, brushes, palette, palettes, pipettes, beakers, test tubes, glassware',
  highUp:
    'ceiling fan, ceiling fans, chandelier, light fitting, light fittings, light shade, light shades, ceiling, curtain rail, curtain pole, picture rail, top of wardrobe, high shelves, skylight, skylights, ceiling light, ceiling lights, cobwebs, upstairs windows outside, bathroom ceiling, kitchen ceiling',
  softSeat:
    'vent, air vent, sofa, couch, settee, armchair, mattress, carpet, carpets, rug, rugs, cushions, leather sofa, recliner, futon, upholstery, stair carpet, sofa bed',
  innards:
    'coffee grinder, grinder, stand mixer, laptop fan, pc fan, computer fan, fan, desk fan, bathroom fan, extractor fan, pc tower, pc, computer, laptop, computer keyboard, laptop keyboard, keyboard, printer, playstation, xbox, ps5, ps4, console, game console, projector, heater, fan heater, kitchen fan, fryer, deep fryer, chip fryer',
  grillThing:
    'grill, bbq, barbecue, bbq grill, grill pan, griddle, smoker, oven rack, oven racks, barbeque, george foreman, oven shelves',
  ovenThing: 'oven, cooker, tandoor, toaster oven, double oven',
  basketThing: 'air fryer, airfryer',
  microwaveThing: 'microwave',
  toasterThing: 'toaster, sandwich maker, toastie maker, waffle maker, waffle iron',
  coffeeThing:
    'coffee machine, coffee maker, espresso machine, nespresso machine, nespresso, coffee pot, steam wand',
  hooverThing:
    'hoover, vacuum, vacuum cleaner, robot vacuum, roomba, hoover robot, dyson, henry hoover, handheld vacuum, carpet cleaner, shop vac',
  kettleThing: 'kettle, shower head, showerhead, samovar',
  humidThing: 'humidifier, dehumidifier, humidifier tank, diffuser, steam iron, air purifier',
  fireplace:
    'fireplace, log burner, wood burner, woodburner, wood stove, fire grate, ash pan, ashes, fire pit, firepit, pizza oven, wood burning stove, multifuel stove, ash',
  soaped:
    'garden furniture, patio furniture, outdoor furniture, garden chairs, patio chairs, garden table, decking, patio, tent, tents, wetsuit, wetsuits, wheelie bin, wheelie bins, kitchen bin, bin lid, bins inside, golf clubs, kayak, surfboard, paddleboard, pram, buggy, pushchair, potty, car mats, doormat, door mat, recycling bin, compost caddy, food caddy, food waste bin, bin, bins, plant pots, cool box, coolbox, cooler box, esky, awning, gazebo, trailer, conservatory, paving, front step, doorstep, barbecue cover, solar lights, trampoline, slide, greenhouse glass, shower curtain, bath mat, yoga mat',
  jewel:
    'jewellery, jewelry, ring, rings, earrings, necklace, bracelet, silver, silverware, brass, candlesticks, trophies, medals, wedding ring, engagement ring, watch strap, coins, ornaments, trinkets, picture frames',
  boilerThing:
    'sandpit, sand pit, roof, roof tiles, camera sensor, sensor, fish tank gravel, tank gravel, solar panels, solar panel, printer head, boiler, air con, air conditioner, water softener, heat pump, radiator valve, hive, beehive, wound, septic tank, cesspit, aquarium gravel, gun, shotgun, rifle, kiln, beer lines, engine, carburettor, spark plugs, fuel tank, radiator fluid, septic, cpap machine, insulin pump, catheter, stoma bag, moped engine, injector, injectors, milking machine, chimney pot, ice maker, contact lenses, chainsaw, mower, lawnmower, lawn mower, ear, ears, ear piercing, piercing, tattoo, airbrush, violin bow, sewing machine, overlocker, 3d printer, laser cutter, tumble dryer',
  panThing:
    'pan, cast iron pan, cast iron, cast iron skillet, skillet, wok, carbon steel pan, griddle, griddle pan, dutch oven, tortilla press, cake tin, baking tin, muffin tin, loaf tin, tin, tins',
  audiobook: 'audiobook, audiobooks, audio book, library audiobook',
  till: 'till, tills, cash register, cash drawer, till float, cash box, petty cash box, cashbox, tip jar, honesty box',
  spamFolder:
    'spam folder, spam, junk folder, junk mail folder, trash folder, deleted items, deleted folder, recycle bin on computer, promotions folder',
  voicemail:
    'voicemail, voicemails, voice mail, answerphone, answering machine, answer phone, voice messages',
  bulkFeed:
    'hay, straw, hay bales, straw bales, horse feed, horse nuts, sheep nuts, cattle feed, cattle cake, silage, haylage, topsoil, gravel, sharp sand, building sand, logs, firewood, kindling, coal, heating oil, oil delivery, oil tank fill, concrete, skip, aggregate, wood chippings',
  tiny: 'puzzle piece, jigsaw piece, missing piece, lego piece, earring back, screw, contact lens, puzzle pieces, jigsaw pieces, lego bit, needle',
  stable:
    'stable, stables, stall, loose box, horsebox, horse box, barn, byre, cowshed, sheep pen, pigsty, lambing pen, lambing pens, goat shed, milking parlour, field shelter, pony shelter',
  penPal: 'pen pal, penpal, pen friend, penfriend, pen-pal',
  afar: 'grandson, granddaughter, grandchild, grandchildren, grandkid, grandkids, niece, nephew, godson, goddaughter, stepson, stepdaughter',
  board:
    'specials board, whiteboard, blackboard, chalkboard, menu board, a-board, a board, notice board, noticeboard, chalk board, scoreboard, white board, dry erase board',
  utilityBill:
    'electricity bill, electric bill, gas bill, energy bill, water bill, heating bill, broadband bill, internet bill, wifi bill, phone bill, council tax bill, utility bill, utilities, utility bills, bills, power bill',
  appThing:
    'app, bank app, banking app, nhs app, parking app, bus app, train app, gym app, loyalty app, tesco app, school app, work app, e-ticket app, trainline app, duolingo, meditation app, calorie app, running app, apps for holiday',
  phoneLike:
    'phone, laptop, computer, pc, mac, macbook, ipad, tablet, kids tablet, chromebook, iphone, android phone, old phone, old laptop, work phone, work laptop, playstation, xbox, ps5, ps4, kindle, mobile, mobile phone, cell phone, cellphone, nintendo switch, smartwatch, apple watch, imac, smart tv, fire tablet, macbook air, macbook pro, new phone, new laptop',
  limb: 'back, hamstring, hip, hip flexor, calf, calves, quads, quad, glutes, neck, shoulder, leg, arm, wrist, ankle, lower back, upper back, groin, it band, achilles, spine, hips',
  petBed: 'dog bed, cat bed, pet bed, dog blanket, dog crate mat, cat blanket',
  fuse: 'breaker, circuit breaker, fuse, fuse box, trip switch, fusebox, breaker box, consumer unit',
  tube: 'inner tube, bike tube, puncture',
  doorKey:
    'key, keys, spare key, spare keys, house key, house keys, door key, front door key, car key, car keys, shed key, office key',
  spareKey: 'spare key, spare keys, spare house key, spare car key, copy of key, second key',
  foreignMoney:
    'euro, euros, us dollars, dollars, foreign currency, travel money, holiday money, zloty, swiss francs',
  switchable:
    'printer, tv, television, smart tv, speaker, sky box, tv box, freeview box, roku, fire stick, firestick, chromecast, alexa, google home, monitor, projector, game console, thermostat, ring doorbell, smart plug, smart bulb, smart lock, soundbar, sound bar, robot vacuum, baby monitor, webcam, scanner, card machine, modem, sat nav, satnav, label printer, 3d printer, hearing aid, hearing aids, headset, earbuds, airpods',
  bigRide:
    'electric car, ev, e-bike, ebike, e-scooter, electric scooter, mobility scooter, electric wheelchair, wheelchair, golf buggy',
  mattressThing: 'mattress, mattresses',
  resignation: 'notice, resignation, resignation letter, letter of resignation, my notice',
  bigWater: 'paddling pool, pool, hot tub, pond, water butt, water trough, trough, troughs, swimming pool',
  drawerThing: 'drawer, drawers',
  hobThing: 'stove top, stovetop, stove, hob, cooker top, gas hob, induction hob',
  clockThing:
    'clock, clocks, alarm clock, oven clock, wall clock, grandfather clock, hall clock, timer, heating timer',
  ashtray: 'ashtray, ashtrays, crumb tray, dustpan',
  potty: 'potty, commode, bedpan',
  nailFile: 'nails, fingernails, toenails',
  hotBottle: 'hot water bottle, hottie',
  bodyPart:
    'mouth, hand, hands, nose, face, arm, leg, back, chin, paw, paws, tongue, lip, cheek, belly button, skin, armpit, feet, foot, eye, finger, toe, bottom, bum, neck, ear, ears',
  horse: 'horse, horses, pony, ponies, donkey, cow, cows, pigs, pig, alpaca, alpacas, goat, goats',
  drumKit: 'drum, drums, drum kit, snare, snare drum',
  paintTin: 'paint, old paint, paint tins, old paint tins, tins of paint, paint cans',
  partFor: 'part, parts, spare part, spare parts',
  chequeThing: 'cheque, check to, cheques',
  penned: 'name, date, label, use by date, name tag',
  outThere:
    'bird, birds, sunset, sunrise, sky, stars, eclipse, meteor shower, nativity, fireworks, play, school play, parade, people',
  qrCode: 'qr code, qr',
  notRead: 'palm, palms, tarot, thermometer, tea leaves, room, barometer, dial',
  careLabel:
    'leather jacket, leather coat, suede jacket, wool jumper, wool coat, winter coat, coat, suit, wedding dress, silk dress, silk shirt, tie, ties, down jacket, pillow, pillows, sleeping bag, sleeping bags, cashmere jumper, woollens, blazer',
  saddleThing: 'saddle, tack, bridle',
  hungOutside:
    'bird feeder, bird feeders, hammock, swing, wind chime, wind chimes, hanging basket, hanging baskets, bird box',
  iceTray: 'ice tray, ice trays, ice cube tray, ice cube trays',
  faceThing: 'face, faces',
  screenshot: 'screenshot, screenshots, screen shot',
  plansThing: 'plans, plan with',
  voiceNote: 'voice note, voice message, voice notes, voice memo',
  kept: 'attendance, scores, times, temperatures, readings, measurements, absences, stats, mileage, fridge temperatures',
  profilePic: 'profile picture, profile pic, profile photo, avatar, cover photo, status',
  mailFolder: 'email folder, email folders, mail folders, inbox folders, email labels',
  freshFish: 'fish, squid, mussels, prawns, crab',
  bellThing: 'bell, bells, church bells, doorbell, door bell',
  campFood: 'marshmallow, marshmallows, smores',
  sinkThing: 'sink, bath, bathtub, basin, plughole, shower, washbasin',
  furThing: 'fur, mane, matts',
  woodThing: 'wood, logs, firewood, kindling, branches, sticks',
  givenMoney: 'pocket money, allowance, tips, tip, lunch money',
  tapFilled:
    'kettle, water bottle, water bottles, watering can, water jug, bucket, vase, iron, hot water bottle, flask, jug, fish bowl, mop bucket, thermos',
  flatTyre: 'flat tyre, flat tire, flat, slow puncture',
  creamThing:
    'suncream, sun cream, sunscreen, moisturiser, moisturizer, hand cream, face cream, lotion, nappy cream, lip balm, eye cream, spf, bug spray, insect repellent, flea drops',
  homeThing: 'house, flat, apartment, home, dorm, classroom, studio, caravan',
  claimThing: 'claim, insurance claim, warranty claim',
  holeThing: 'hole, holes, crack, cracks, pothole, potholes, gap, gaps, dent, nail holes',
  // No tool is held to these, whatever the doing.
  noThing:
    'courage, strength, nerve, energy, balance, meaning, tears, bladder, queue, wrinkles, pros and cons, pros, cons, option, odds, skill, image, career, backlog, calorie, day, step, hiccups, rash, smell, stain, odour, debt, habit, speed, internet speed, broadband speed, screen time, engagement, success, impact, ph, performance, conclusion, name, raffle, blood, winner, cache, nose, pores, finances, thought, argument, plot, voice, engine, hyperparameters, parameters, evidence, dough, source, stud, price, rate, autopay, deal, issue, vote, carbs, cravings, anxiety, stress, dandruff, acne, spots, belly fat, guilt, clutter in my head, cookies on browser, browser history, search history, cookies, muscle, trust, fire, favour, compliment, bitcoin, crypto, ether',
  // Words that find nothing when they are searched alone.
  plainWord:
    'company, sale, basket, newsletter, podcast, channel, recipe, payment, missing payment, part, order, issue, error, project, topic, place, school, book, option, client',
  pinThing: 'pin, pin number, pin code, passcode, card pin',
  wetFloor: 'kitchen floor, bathroom floor, hall floor, kitchen floors, hallway floor',
  // What is its own ingredient: it is taken out, and has no first one.
  ingredient:
    'rice, brown rice, white rice, basmati rice, pasta, spaghetti, noodles, egg noodles, quinoa, couscous, bulgur, bulgur wheat, lentils, beans, black beans, kidney beans, chickpeas, chicken, chicken breasts, chicken thighs, turkey, bacon, sausages, fish fingers, fish, salmon, mince, beef, steak, lamb, pork, gammon, prawns, tofu, veg, vegetables, broccoli, carrots, cabbage, spinach, sweet potatoes, sweet potato, plantain, yam, corn, peas, polenta, barley, millet, oven chips, frozen pizza, mushrooms, cauliflower, asparagus',
  tyreItself: 'tyre, tyres, tire, tires, car tyres, bike tyres, van tyres',
  teaMeal: 'tea',
  eggDish:
    'eggs, egg, scrambled eggs, scrambled egg, fried eggs, fried egg, poached eggs, poached egg, boiled eggs, boiled egg, omelette, omelet, omelettes, frittata, hard boiled eggs',
  potatoDish:
    'potatoes, potato, mash, mashed potato, mashed potatoes, jacket potatoes, jacket potato, baked potatoes, baked potato, roast potatoes, new potatoes, roasties, wedges, potato wedges',
  porridge: 'porridge, oatmeal, oats',
  tally:
    'mood, moods, food, meals, weight, calories, calorie, macros, period, symptoms, water, water intake, intake, sleep, steps, workout, workouts, exercise, run, runs, migraine, headaches, feeds, naps, pain, meds, spending',
  officialPaper:
    'certificate, birth certificate, marriage certificate, death certificate, divorce certificate, divorce papers, diploma, degree certificate, degree, transcript, transcripts, driving licence, driving license, medical records, police check, title deed, deeds, visa papers',
  recordNotes:
    'patient notes, case notes, clinical notes, progress notes, session notes, supervision notes, client notes, nursing notes, care notes, handover notes, ward notes, therapy notes, casenotes, patient records',
  nextDoor: 'neighbour, neighbor, neighbours, neighbors, next door',
  ownService:
    'lawnmower, lawn mower, mower, strimmer, chainsaw, hedge trimmer, leaf blower, rotavator, generator, sewing machine, overlocker, skateboard, fishing reel, reels, 3d printer, espresso machine, coffee machine',
  fittedOnBody:
    'coil, iud, implant, crown, mouthguard, gum shield, braces, brace, hearing aid, hearing aids, contact lenses, retainer, night guard, dentures, denture, glasses, pacemaker, splint, cap, monitor',
  dwelling:
    'flat, new flat, new house, new apartment, flats, house, houses, apartment, apartments, studio flat, studio apartment, bungalow, flatshare, flat share, house share, houseshare, rental, rental flat, one bed flat, two bed flat, cheaper flat, bigger flat, bigger house, cheaper house',
  postLabel:
    'return label, returns label, return labels, shipping label, shipping labels, postage label, postage labels, parcel label, parcel labels, delivery label, postage, royal mail label, evri label, dhl label, ups label, vinted label, ebay label, prepaid label, returns slip, return slip',
  beddedPet:
    'hamster, hamsters, gerbil, gerbils, guinea pig, guinea pigs, rabbit, rabbits, bunny, bunnies, chinchilla, chinchillas, ferret, ferrets, degu, degus, chicken, chickens, hens, ducks, pet rat, pet rats, pet mice, hedgehog, tortoise, piggies',
  outChair: 'chair, chairs, bench, cushions, garden chairs, deckchairs, parasol',
  birdPet: 'budgie, budgies, parrot, canary, cockatiel, lovebirds, finches, pet bird, parakeet',
  tankPet: 'fish, goldfish, turtle, terrapin, terrapins, axolotl, tropical fish',
  chosenHome:
    'wallpaper, tiles, tile, carpet, carpets, flooring, lino, laminate, blinds, curtains, worktop, worktops, sofa, bathroom tiles, kitchen tiles, light fitting, light fittings, cushions, rug, mattress, fabric',
  filmThing: 'film, movie, films, movies, box set, series',
  outfit: 'outfit, clothes, work clothes, school clothes, wedding outfit, interview outfit, outfits',
  yogaVideo: 'yoga video, pilates video, workout video, exercise video, yoga videos',
  hooverBag: 'hoover bag, vacuum bag, vacuum cleaner bag, dust bag, henry bag, hoover bags, vacuum bags',
  binBag: 'bin bag, bin bags, bin liner, bin liners, caddy liner, compost liner, trash bag',
};
