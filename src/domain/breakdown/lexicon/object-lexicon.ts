/**
 * What the doing is done to. On the left the class the frames use, on the right its words, separated by commas. Single
 * words also match in the plural. A title may name things of several classes: the frames decide which one counts.
 */
export const objectLexicon: Readonly<Record<string, string>> = {
  subscription:
    'subscription, membership, trial, free trial, netflix, spotify, disney, hulu, amazon prime, prime, audible, patreon, gym, gym trial, gym membership, newsletter, magazine, app subscription, youtube premium, icloud, dropbox, onlyfans, hello fresh, hellofresh',
  contract:
    'contract, phone contract, broadband, internet, sim, energy supplier, electricity contract, lease, tenancy',
  insurance: 'insurance, policy, cover, warranty, breakdown cover, mot, car tax, road tax, pension, isa',
  reservation:
    'hotel, airbnb, hostel, reservation, booking, flight, train, ticket, bus, coach, ferry, holiday, trip, vacation, room in, plane, eurostar, campsite, hire car, rental car, taxi',
  transport: 'flight, train, bus, coach, ferry, plane, ticket, eurostar, taxi, hire car, rental car',
  table: 'table, restaurant',
  meetup:
    'dinner with, lunch with, coffee with, drinks with, brunch with, date with, plans with, date, drinks, catch-up',
  appointment:
    'appointment, dentist, doctor, gp, therapist, clinic, vet, optician, hairdresser, haircut, hair cut, barber, checkup, check-up, check up, smear test, blood test, eye test, hygienist, physio appointment, physiotherapist, psychiatrist, psychologist, nurse, vaccine, vaccination, jab, jabs, flu jab, scan, mri, x-ray, consultation, mechanic, plumber, electrician, boiler service, car service, nail appointment, nails, massage, waxing, orthodontist, midwife, counsellor, counselor, dermatologist, test drive, viewing, acupuncture, osteopath, chiropractor, assessment, screening, surgeon, hospital, driving lesson, driving test, mot test',
  helper:
    'therapist, plumber, electrician, cleaner, babysitter, dentist, gp, builder, tutor, nanny, lawyer, solicitor, accountant, mechanic, dog sitter, roommate, flatmate, flat, apartment, job, nursery, school, course, doctor, dog walker, counsellor, coach, childminder',
  results:
    'result, test result, blood test result, reference number, tracking, order status, delivery, parcel status, score, grade, exam result, lab result',
  prescription: 'prescription, script, repeat prescription',
  pills:
    'pill, pills, med, meds, medication, medicine, vitamin, vitamins, tablet, antibiotic, antidepressant, supplement, iron tablet, inhaler, insulin, eye drop, ointment, painkiller, adhd meds, pill box, pillbox, contraceptive, probiotic, magnesium, creatine, ritalin, elvanse, concerta, adderall, vyvanse',
  passport:
    'passport, driving licence, driving license, driver license, id card, visa, residence permit, blue badge, bus pass, railcard, travel card, library card, permit, licence, license, green card, id, birth certificate, certificate, oyster card, e-visa, brp',
  form: 'form, application, questionnaire, survey, declaration, claim form, permission slip, consent form, slip, census, application form, timesheet, time sheet, log, petition, waiver, agreement, offer letter',
  benefits:
    'benefit, universal credit, pip, allowance, grant, scholarship, loan, funding, student finance, student loan, council housing, housing, credit card, mortgage, refund form, blue badge, childcare vouchers, bursary, green card, school place',
  job: 'job, internship, position, role, vacancy, apprenticeship, placement, university, uni, college, course, masters, phd',
  tax: 'tax, taxes, tax return, self assessment, self-assessment, vat, vat return',
  localTax:
    'council tax, property tax, tv licence, parking fine, fine, parking ticket, speeding ticket, parking permit',
  bill: 'bill, invoice, electricity, gas, phone bill, water bill, gas bill, direct debit, credit card bill, fee, tuition, deposit, mortgage payment, balance, instalment, toll, subs',
  rent: 'rent, mortgage, nursery fees, pocket money, allowance, child support, rent money, membership fee',
  directDebit:
    'direct debit, standing order, bank account, savings account, overdraft, current account, bank, account, banking, online banking',
  card: 'debit card, credit card, bank card, card, bank letter',
  money:
    'money, budget, finances, finance, spending, savings, debt, debts, credit score, bank statement, payslip, cash flow',
  expenses:
    'expense, expenses, expense report, expense claim, receipt, receipts, accounts, bookkeeping, mileage',
  refund:
    'refund, compensation, reimbursement, delay repay, deposit back, overpayment, lost luggage claim, claim',
  invoice: 'invoice, quote, estimate',
  complaint: 'complaint, noise, broken, leak, damp, mould, pothole, fraud, scam, crime, outage',
  address: 'address, phone number, email address, details, name, surname, contact details, bank details',
  password: 'password, passwords, pin, login, 2fa, two-factor, security settings, privacy settings',
  inbox: 'inbox, email, emails, e-mails, mailbox, gmail, outlook, unread, spam',
  messages:
    'messages, whatsapps, dms, texts, slack, teams messages, voicemail, voicemails, comments, notifications',
  files:
    'file, folder, download, downloads, downloads folder, desktop, photo, photos, picture folder, camera roll, screenshot, screenshots, drive, hard drive, google drive, documents folder, bookmark, bookmarks, tab, tabs, apps, storage, usb, contacts, playlist, notes app',
  device:
    'phone, laptop, computer, pc, mac, macbook, ipad, tablet computer, printer, tv, television, headphone, headphones, headset, earbuds, watch, smartwatch, fitbit, camera, speaker, kindle, e-reader, playstation, xbox, switch, monitor, keyboard, alexa, smart plug, thermostat, game console, webcam, scanner, projector, toothbrush, power bank, e-bike, e-scooter, drone, doorbell, hoover robot, robot vacuum, baby monitor, hearing aids, mic, sat nav, dashcam',
  wifi: 'wifi, wi-fi, router, internet, internet connection, broadband, modem',
  software:
    'antivirus, software, vpn, app, windows, ios, android, driver, drivers, game, zoom, update, updates, browser, whatsapp web, operating system, office',
  website:
    'website, site, link, broken link, webpage, web page, blog, landing page, page, shop page, homepage, etsy, portfolio',
  code: 'bug, code, coding, tests, unit test, login page, checkout, api, pull request, pr, merge request, build, deploy, ticket in, script, feature, issue, database, migration, query, ci, pipeline, regression, branch, readme, docs page, crash, form validation, error',
  pullRequest: 'pull request, pr, prs, merge request, code review, diff',
  spreadsheet:
    'spreadsheet, sheet, excel, table of, dashboard, tracker, csv, google sheet, figures, forecast, numbers',
  document:
    'doc, document, roadmap, notes, minutes, meeting notes, proposal, brief, agenda, plan doc, policy doc, handover, statement, bio, profile, linkedin, linkedin profile, cv, resume, résumé, cover letter, letter, reference, recommendation, wiki, manual, report, quarterly report, annual report, status report, review, self review, appraisal, article for, newsletter article, press release, case study, white paper, grant proposal, abstract, business plan, job description, will, wedding vows, vows, speech, toast, eulogy, job ad, listing, advert, copy, caption, description',
  cv: 'cv, resume, résumé, portfolio, cover letter',
  slides:
    'slide, slides, presentation, deck, powerpoint, keynote, pitch, pitch deck, talk, poster, keynote talk',
  interview:
    'interview, audition, performance review, appraisal, oral exam, viva, pitch meeting, court date, hearing, first day',
  meeting:
    'meeting, 1:1, one-to-one, 1-1, standup, stand-up, retro, sprint, workshop, parents evening, parents’ evening, conference, zoom, call with, webinar, kickoff, kick-off, sprint planning',
  essay:
    'research paper, essay, thesis, dissertation, paper, coursework, term paper, chapter two, introduction, literature review, methods section, lab report, bibliography, book report, conclusion, discussion section, assignment, thesis chapter, dissertation chapter, thesis introduction, research proposal',
  novel:
    'novel, story, short story, poem, script, screenplay, blog post, song lyrics, lyrics, scene, memoir, novel chapter, chapter of my, fanfic, fan fiction, zine, newsletter issue',
  exam: 'exam, test, quiz, theory test, driving theory, finals, mock, gcse, a-level, midterm, biology, chemistry, physics, maths, math, history, anatomy, statistics, calculus, bar exam, driving theory test, module, subject, citizenship test, ielts, toefl, unit',
  vocab:
    'vocab, vocabulary, flashcard, flashcards, french, spanish, german, duolingo, language, japanese, italian, arabic, welsh, irish, mandarin, korean, bsl, sign language, verbs, kanji, times tables, anki, hindi, english',
  lines:
    'lines, script for, speech by heart, lyrics by heart, poem by heart, choreography, dance routine, surah, haftarah, torah portion',
  homework:
    'problem, problems, questions, exercises, practice questions, homework, problem set, worksheet, exercise sheet, assignment, pset, maths homework, math homework, coursework sheet, lab sheet, reading log, spellings, school project',
  book: 'page, pages, book, novel, textbook, manga, comic book, graphic novel, biography, bible, quran, library book',
  chapter: 'chapter, chapters',
  article:
    'article, paper, pdf, text, report, essay, documentation, instructions, contract terms, small print, terms, blog post, news, newspaper, magazine, briefing, handbook, guidelines',
  lecture:
    'lecture, recording, webinar, video, tutorial, talk recording, course, online course, module video, podcast, documentary, episode, training, e-learning, safety training',
  laundry:
    'laundry, washing, clothes wash, dirty clothes, whites, darks, delicates, towels, load of washing, pe kit, uniform, kit, bedding wash, sports kit',
  clothes:
    'clothes, shirt, shirts, t-shirts, trousers, jumper, jumpers, socks, dress, suit, coat, jacket, jeans, skirt, uniform, school uniform, outfit, kurta, sari, abaya, hijab, kimono, blouse, scarf',
  bedding:
    'bedsheet, bedsheets, bed sheet, bed sheets, sheets, bedding, duvet cover, pillowcase, pillowcases, duvet, linen, mattress cover',
  bed: 'bed, beds, futon',
  dishes:
    'dish, dishes, washing up, washing-up, pots, pans, pots and pans, cups, mugs, plates, lunch boxes, baby bottles, bottles, tupperware, cutlery, dirty plates',
  dishwasher: 'dishwasher',
  machine: 'washing machine, dryer, tumble dryer, drying rack, airer',
  bins: 'bin, bins, rubbish, trash, garbage, recycling, bin bag, compost, food waste, cardboard, glass recycling',
  toilet: 'toilet, loo, bathtub, bath, shower screen, shower cubicle, tile, tiles, grout',
  bathroom: 'bathroom, toilet, loo, shower, sink, bathtub, ensuite, basin',
  drain: 'drain, shower drain, sink drain, plughole, gutter, gutters, toilet block, pipe',
  tap: 'tap, faucet, toilet seat, leak, boiler, radiator, radiators, heating, door handle, hinge, lock, window, shelf bracket, blind, blinds, drawer runner, cupboard door, zip, fence panel, gate, shower head, showerhead, cistern, door, curtain rail, sofa leg, chair leg, chair, table leg, stool',
  light:
    'lightbulb, light bulb, bulb, lamp, light, ceiling light, fuse, battery, smoke alarm battery, smoke alarm, smoke detector, carbon monoxide alarm, remote battery, batteries, doorbell battery',
  kitchen:
    'kitchen, kitchen counter, counter, worktop, countertop, hob, stove, oven, microwave, extractor, kitchen floor, pantry, kitchen table',
  fridge: 'fridge, refrigerator, freezer, pantry, larder',
  appliance:
    'fridge, refrigerator, freezer, kettle, oven, microwave, coffee machine, coffee maker, washing machine, air fryer, rice cooker, toaster, dehumidifier, extractor fan, hoover, vacuum cleaner, iron box, slow cooker, blender, samovar, tandoor, aquarium filter, water filter, humidifier, espresso machine',
  room: 'room, bedroom, living room, lounge, flat, house, apartment, office, hallway, hall, stairs, study room, spare room, playroom, kids room, studio, dorm, dorm room, home, porch, balcony, utility room, conservatory, caravan',
  storage:
    'garage, attic, loft, shed, basement, cellar, wardrobe, closet, cupboard, drawer, drawers, drawer of doom, junk drawer, kitchen drawer, shelf, shelves, bookshelf, box, boxes, suitcase pile, cabinet, medicine cabinet, handbag, bag, backpack, rucksack, purse, wallet, pantry, toy box, toys, craft supplies, cables, cable box, paperwork pile, pile, shoe rack, chest of drawers, storage unit, locker, glove box, boot of the car, understairs cupboard, desk drawer',
  desk: 'desk, workspace, work space, workbench, table top, dining table, coffee table, bedside table, nightstand, windowsill, sideboard, dressing table, chair of clothes, the chair, worktop clutter',
  floor: 'floor, floors, carpet, rug, stairs, staircase, mats, car interior, hallway floor, under the bed',
  surface:
    'window, windows, mirror, mirrors, skirting boards, blinds, shelves dust, doors, walls, glass, screens, screen, keyboard, glasses, spectacles, shoes, trainers, boots, handbag, sofa, couch, cushions, mattress, fan, fan blades, light switches, patio, grill, bbq, barbecue, retainer, water bottle, makeup brushes, jewellery, fish tank, fishtank, aquarium, altar, shrine, prayer mat, pram, buggy, car seat, high chair, bin itself',
  litter:
    'litter tray, litter box, litter, cat litter, hamster cage, cage, hutch, kennel, bird cage, dog bed, terrarium, tank, coop, chicken coop, stable, rabbit hutch',
  car: 'car, van, motorbike, scooter, truck, motorcycle',
  tyre: 'tyre, tyres, tire pressure, tyre pressure, oil level, screenwash, oil, washer fluid',
  bike: 'bike, bicycle, puncture, chain, brakes, flat tyre, wheelchair, pushchair wheel, skateboard, rollerblades',
  plants:
    'plant, plants, flower, flowers, houseplant, houseplants, orchid, herbs, window box, tomatoes, seedling, seedlings, basil, bonsai, cactus',
  garden:
    'garden, lawn, grass, weeds, hedge, fallen leaves, allotment, yard, flower bed, flowerbed, vegetable patch, snow, driveway, garden path, pond, greenhouse, patio',
  furniture:
    'shelving, ceiling fan, shelf, shelves, bookcase, ikea, flatpack, flat-pack, wardrobe kit, cot, crib, bed frame, desk kit, cabinet kit, bunk bed, chest, tv unit, bbq kit, trampoline, climbing frame, lego, model kit, tent, pram, stool kit, billy',
  wall: 'picture, pictures, curtain, curtains, mirror, frame, frames, poster, posters, coat hooks, hooks, fairy lights, christmas lights, decoration, decorations, tapestry, wall shelf, clock, blind, net curtains, lanterns, bunting, tree',
  paintJob:
    'fence, wall, walls, ceiling, hall, shed, door, skirting, front door, radiator, bedroom wall, deck, window frames',
  bulky:
    'sofa, mattress, old tv, fridge freezer, old laptop, furniture, old clothes, donation, donations, charity bag, charity shop, tip, dump, recycling centre, old phone, clothes bank, broken chair, paint tins, scrap metal, e-waste, goodwill, electronics, bottles to',
  grocery:
    'groceries, grocery, shopping, food shop, food shopping, weekly shop, supermarket, big shop, weekly shopping, online shop, tesco, lidl, aldi, asda, sainsbury, walmart, costco',
  food: 'milk, bread, eggs, coffee, tea, rice, flour, fruit, vegetables, veg, cheese, butter, toilet paper, toilet roll, loo roll, nappies, diapers, formula, wipes, cat food, dog food, pet food, detergent, washing powder, dishwasher tablets, washing-up liquid, shampoo, toothpaste, deodorant, soap, tampons, pads, batteries, light bulbs, bin bags, stamps, snacks, ingredients, spices, ghee, tofu, masa, paneer, injera, ginger, kimchi, halal meat, plantain, bread rolls, birthday candles, sunscreen, plasters, ibuprofen, paracetamol',
  present:
    'christmas shopping, gift shopping, present shopping, present, presents, gift, gifts, birthday present, christmas present, wedding gift, flowers for, secret santa, eid gift, stocking fillers, leaving gift, eidi, hongbao, red envelopes',
  goods:
    'contact lenses, lenses, glasses, shoes, boots, winter coat, charger, cable, phone case, laptop bag, mattress protector, suitcase, school shoes, ink, printer ink, toner, filter, notebook, planner, bra, underwear, tights, swimsuit, desk lamp, office chair, pan, kettle, microwave oven, bike lock, helmet, curtains, rug, ring light, costume, fancy dress, paint, wool, yarn, fabric, canvas, strings, guitar strings, reeds, compost bags, pots for, seeds, stroller, car seat, uniform, pe kit, books, textbook',
  dinner:
    'dinner, lunch, supper, tea for, meal, meals, soup, pasta, curry, stew, risotto, rice, jollof, biryani, dal, daal, tagine, pierogi, tamales, dumplings, ramen, paella, lasagne, lasagna, chilli, chili, stir fry, casserole, roast, pie, porridge, omelette, pancakes, chapati, roti, samosas, injera stew, fufu, egusi, pho, kimchi, tacos, congee, borscht, shakshuka, mole, ugali, adobo, iftar, suhoor, sunday roast, noodles, meal plan food, batch of',
  coldFood:
    'salad, sandwich, sandwiches, cereal, smoothie, toast, snack, hummus, guacamole, breakfast, sushi',
  cake: 'cake, cupcakes, bread, sourdough, cookies, biscuits, brownies, muffins, scones, banana bread, pie crust, challah, baklava, mooncakes, birthday cake, flapjacks, mince pies, stollen, naan, pastry, bake sale, tart',
  packedLunch: 'packed lunch, lunchbox, lunch box, bento, school lunch, work lunch, snack box',
  mealPlan:
    'meals for the week, meal plan, menu, meal prep, dinners for the week, shopping list, grocery list',
  exercise:
    'gym, workout, exercise, run, jog, yoga, pilates, swim, swimming, crossfit, spin class, zumba, climbing, football, football training, basketball, training session, tennis, badminton, martial arts, karate, judo, boxing, parkrun, 5k, couch to 5k, push-ups, pushups, squats, weights, cardio, dance class, hiit, cycling, rowing, hockey, netball, rugby, cricket, volleyball, bouldering, fitness class, aerobics, taekwondo, bjj, swimming lesson',
  stretches:
    'physio, physio exercises, stretches, back exercises, pelvic floor, pelvic floor exercises, neck exercises, knee exercises, rehab exercises, stretching, core exercises, shoulder exercises, mobility, speech exercises, breathing exercises',
  walk: 'walk, fresh air, stroll, steps, 10000 steps, 10k steps, hike',
  shower: 'shower, bath, hair wash, hair',
  teeth: 'teeth, tooth, floss',
  nails:
    'skincare, skin care, nails, beard, legs, eyebrows, face, toenails, fingernails, fringe, contact lens, retainers, braces',
  sleep:
    'bed before, bed by, bedtime, sleep, early night, morning routine, evening routine, wind-down, nap, alarm, lights out',
  waterDrink: 'water, more water, glass of water, litres of water, hydration',
  mind: 'meditation, mindfulness, breathing, prayer, gratitude, headspace, prayers, rosary, salah, namaz, puja, devotional, quiet time',
  journal: 'journal, diary, morning pages, gratitude list, bullet journal, mood tracker',
  keyboard: 'piano, drums, organ, keyboard practice, harpsichord, drum kit',
  instrument:
    'guitar, violin, cello, flute, ukulele, bass, trumpet, saxophone, sitar, tabla, oud, harp, clarinet, recorder, banjo, accordion, kora, erhu, harmonica, viola',
  music: 'scales, singing, choir, voice, chords, music theory, song, songs, piece, arpeggios, vocals',
  craft:
    'sock, scarf, jumper pattern, sweater, blanket, button, hem, quilt, costume, dress pattern, cushion cover, hat, mittens, amigurumi, cross stitch, macrame, curtain hem, hole in, patch, doll clothes, trousers hem, embroidery, beanie, cardigan, zip, holes, tote bag',
  costume:
    'costume, fancy dress, halloween outfit, outfit for, school play costume, cosplay, world book day, dress-up',
  art: 'painting, watercolour, watercolor, drawing, comic, comic page, sketch, portrait, illustration, canvas, logo, poster design, mural, clay, pottery, sculpture, print, collage, lino, calligraphy, mood board, doodle, storyboard, sketchbook, scrapbook, photo album, jewellery, jewelry, earrings, candle, candles, mehndi, henna, rangoli, origami, zine page, animation, craft project, diorama, piñata',
  audio:
    'podcast, episode, vocals, track, song, demo, voiceover, voice-over, video, vlog, reel, short film, beat, mix, tiktok, youtube video, album, playlist edit, video edit, photos edit, film, timelapse, music video, footage, interview recording',
  social:
    'instagram, facebook, tiktok, twitter, linkedin post, x post, mastodon, bluesky, etsy listing, ebay, vinted, marketplace, ebay listing, post about, story, reddit, threads, gumtree, depop, craigslist',
  pet: 'dog, cat, rabbit, hamster, fish, puppy, kitten, guinea pig, budgie, horse, chickens, parrot, tortoise, gecko, snake, hens, pony, goldfish, ferret, bird, goat, goats, cows, pets, pet, gerbil',
  wormer:
    'worming tablet, worming, flea treatment, flea drops, pet tablet, pet meds, dewormer, tick treatment, flea collar',
  child:
    'kid, kids, baby, son, daughter, toddler, children, child, grandkids, grandson, granddaughter, twins, nephew, niece',
  school:
    'school, nursery, daycare, kindergarten, football practice, swimming lesson, swimming lessons, ballet, after-school club, childminder, crèche, creche, playdate, music lesson, school run, scouts, brownies, pickup, pick-up, drop-off, playgroup, mosque class, sunday school',
  schoolThing:
    'school trip, permission form, school bag, book bag, pe kit, school photos, school lunch money, reading record, show and tell, school form, trip form, homework diary, spelling test',
  party:
    'party, birthday party, birthday, leaving do, baby shower, wedding, hen do, stag do, anniversary, christmas, eid, diwali, hanukkah, thanksgiving, new year, reunion, barbecue, bbq, picnic, date night, game night, movie night, sleepover, wake, funeral, bar mitzvah, bat mitzvah, quinceañera, lunar new year, holi, nowruz, housewarming, dinner party, get-together, passover, seder, easter, potluck, holiday party, surprise, graduation, naming ceremony, aqiqah, christening, garden party, wedding shower, playdate, night out, family visit, weekend away, day out, reception',
  trip: 'weekend, rome, holiday, trip, vacation, travel, business trip, festival, camping, hospital bag, overnight bag, suitcase, hand luggage, swimming bag, gym bag, hospital stay, conference trip, hike, beach, honeymoon, sleepover bag, hajj, umrah, moving, camp, ski trip, itinerary, road trip, journey, beach bag',
  move: 'house move, moving house, new flat, removal van, movers, renovation, loft conversion, bathroom renovation, kitchen renovation, wedding plans',
  parcel:
    'parcel, package, letter, delivery note, envelope, asos, amazon return, amazon order, zara, h&m, next order, jeans, shoes, dress, jacket, library books, library book, tools, ladder, casserole dish, coat, order, amazon, shirt, jumper, sweater, trousers, trainers, boots, headphones, drill, keys, book, router, phone, modem, ikea, suit',
  collectable: 'dry cleaning, dry-cleaning, click and collect, lost property, race pack',
  keys: 'keys, key, wallet, purse, passport, glasses, phone, charger, remote, birth certificate, bank card, headphones, other sock, p60, ring, marriage certificate, lost, receipt, warranty, umbrella, recipe, gloves, usb stick, notes from, tickets, airpods, watch, driving licence',
  votes: 'vote, ballot, register to vote, polling station, postal vote',
  breathing: 'panic, anxiety, overwhelm, stress',
  charity: 'donation to, donate, charity, blood, zakat, tithe',
  todo: 'to-do list, todo list, to do list, task list, list, calendar, diary dates, schedule, week, day, month, semester, timetable, year, tomorrow, priorities, weekly review, rota, chore chart, routine, habit tracker, sprint',
  timesheet: 'timesheet, time sheet, hours',
  pillbox: 'pill box, pillbox, pill organiser',
  person:
    'mum, mom, mam, dad, grandma, gran, granny, nan, nana, grandad, grandpa, abuela, amma, baba, auntie, aunt, uncle, sister, brother, boss, manager, landlord, landlady, neighbour, neighbor, supervisor, teacher, tutor, friend, client, customer, hr, colleague, team, group, parents, in-laws, husband, wife, partner, boyfriend, girlfriend, flatmate, roommate, housemate, agent, estate agent, letting agent, professor, lecturer, coach, lawyer, solicitor, accountant, cousin, parent',
  greeting:
    'birthday card, christmas card, christmas cards, thank-you card, thank you card, thank-you note, thank you note, thank-you notes, thank you notes, card, cards, postcard, postcards, eid card, sympathy card, wedding invitation, invitations',
  phoneCall: 'call, calls, phone call',
  meter: 'gas meter, electricity meter, meter, meter reading, meter readings, water meter',
  hotDrink: 'tea, coffee, cup of tea, cup of coffee, hot chocolate, chai',
  takeaway: 'takeaway, take-out, takeout, pizza delivery, pizza',
  papers:
    'papers, paper pile, paperwork, post, mail, letters, documents, old documents, pile of papers, filing, bank letters',
  birthday: 'birthday, anniversary, nameday',
  idPhoto: 'passport photo, passport photos, id photo, visa photo',
  place:
    'pharmacy, chemist, post office, library, town, shop, shops, town hall, laundrette, hardware store, garden centre, diy shop, market, bakery, butcher, corner shop, food bank, job centre, embassy, church, mosque, temple, synagogue, park',
  fuel: 'petrol, gas station, diesel, petrol station, fuel',
  nappy: 'nappy, nappies, diaper, diapers',
  crowd: 'everyone, people, guests, friends, neighbours, family, relatives',
  profile: 'linkedin, linkedin profile, profile, bio, dating profile, about page',
  poop: 'dog poop, poop, dog poo, poo, dog mess',
  weight: 'results of, blood pressure, weight, temperature, blood sugar, bp, glucose',
};
