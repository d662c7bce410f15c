/**
 * Words that mean the same to visitors, per language: a row a line, its words and phrases parted by
 * commas; behind an arrow the page that is meant when nothing else is asked for. What the site comes
 * with: staff have a list of their own in its place (/admin/search).
 */
export const SAME_WORDS = {
  en: `
job, jobs, vacancy, opening, open position, career, employment, hiring, internship, intern, trainee, work for you, work with you, work at b4, recruitment → /careers
cv, resume, curriculum vitae, job application → /careers/apply
part time, part-time
remote, remotely, work from home, working from home, from anywhere, nearest office, near an office
freelance, freelancer, contractor
editor, video editor, editing, cutter
phone, telephone, tel, call, phone number, email, e-mail, mail, email address, address, get in touch, reach you, talk to someone, talk to a person, customer service, support, helpdesk → /contact
reply, response time, respond, answer time, get back to me, hear back → /contact
opening hours, office hours, business hours, working hours → /contact
office, offices, location, where are you, headquarters, hq, head office, main office → /contact
greece, athens
england, uk, united kingdom, britain, london
taiwan, taipei
australia, sydney
usa, united states, america, pennsylvania, philadelphia
creator, influencer, content creator, tiktoker, youtuber, streamer
influencer marketing, influencer campaign, sponsorship, sponsor, sponsors, sponsored, sponsored post, sponsor a creator, collaboration, collab, brand collaboration, paid partnership, hire a creator, work with influencers, work with an influencer, work with creators, find an influencer, find influencers, advertise with creators → /services/brand-partnerships
livestream, livestreaming, live streaming, live stream, streaming, going live, live show, broadcast, broadcasting, live management → /services/tiktok-live
become a creator, join, sign up, register, enrol, apply as a creator, join the roster, casting, audition → /creators/join
requirements, eligible, eligibility, who can apply, minimum followers, enough followers, followers to apply, minimum age, age limit, under age, underage → /creators/join
representation, represent me, agent, talent agent, talent agency, manager for creators, manager for streamers, artist management, look after my contracts, handle my contracts → /services/talent-management
staff, people, employees, who works, crew members, founders, leadership → /team
gdpr, data protection, personal data, my data, cookie, cookies, delete my data, erase my data, unsubscribe → /privacy
terms, conditions, terms and conditions, legal, imprint → /terms
statistics, stats, analytics, dashboard, my numbers, insights of my account, tiktok studio → /tiktok-analytics
portfolio, references, examples, your work, success stories, clients, customers → /case-studies
news, articles, magazine, journal, blog, guides → /blog
studio, filming, film, shoot, shooting, video production, film crew, camera crew, recording, set → /services/production
event, launch event, launch party, party, meet-up, meetup, fan meeting, meet creators, meet other creators, networking → /services/creator-events
brief, send a brief, campaign brief, request a campaign, start a campaign → /brands/campaigns
about us, about you, company, history, mission, who are you, who is b4, official partner → /about
make money on tiktok, earn on tiktok, tiktok earnings, creator fund, creator rewards, gifts, diamonds → /blog/tiktok-monetization
earn, earnings, income, money, revenue, monetization, monetisation, monetize, make money, get paid, payout, make a living, earn a living → /blog/creator-monetization
youtube, youtube money, adsense, long video → /blog/youtube-monetization-guide
rate card, pricing, what to charge, how much to charge, should charge, how much should i charge, price a deal, price my posts, sponsored post price, invoice a brand, brand offer, offer from a brand, offered, fair price, fair offer, fair → /blog/brand-deal-pricing
price, cost, fee, rate, charge, quote
free, no cost, costs nothing, for nothing
more followers, get followers, grow my account, grow on tiktok, followers → /blog/growing-tiktok-following
followers, following, audience, fans, subscribers
growth strategy, growth strategies, growth hacks, viral, go viral → /blog/tiktok-growth-strategies
likes, more likes, hearts → /blog/tiktok-likes-guide
algorithm, for you page, fyp, shadowban, reach, views drop, views dropped, drop in views, fewer views, low views, no views, lost views → /blog/tiktok-algorithm-2023
roi, return on investment, kpi, metrics, measure a campaign, campaign results, campaign report, campaign success, success of a campaign, campaign worked, worth the money → /blog/creator-marketing-roi-metrics
small brand, small brands, small business, small budget, local shop → /blog/small-brands-creator-partnerships
long term, long-term, exclusivity, exclusive, second campaign → /blog/long-term-creator-relationships
future, trends, predictions → /blog/future-creator-monetization
ambassador, ambassadors, brand ambassador, live shopping, live selling, live sales, sell live, sell products, sell on tiktok, sell a product, tiktok shop, social commerce, affiliate, kinds of partnership → /brands/partnerships
usage rights, reuse, repost, reposting, paid use, whitelisting, spark ads, boost a post, license, licence
turnaround, lead time, how soon, how fast, how quickly
template, templates, checklist, brief template, download → /brands/resources
playbook, handbook, step by step guide → /brands/playbook
hashtag, hashtags, posting plan, posting schedule, content plan, content calendar, editorial plan, best time to post, when to post, what time to post → /services/content-strategy
equipment, gear, ring light, microphone, lighting, stream from home, live from home → /services/tiktok-live
running order, producer in my ear, first live, rehearsal → /services/tiktok-live
fitness, gym, sports, classes → /case-studies/urban-fit
food, recipe, grocery, cooking, supermarket, restaurant, meal, meals → /case-studies/fresh-food
beauty, skincare, cosmetics, make-up, skin → /case-studies/glow-beauty
game, games, gaming, esports → /case-studies/nextgen-gaming
moderator, moderators, moderation, chat moderator
delete, erase, remove
producer, director
prize, contest, competition, reality show, reality, tv show, show, episode, cast, presenter → /
`,
  el: `
δουλειά, θέση, θέση εργασίας, προσλαμβάνω, ανοιχτή θέση, καριέρα, εργασία, προσλήψεις, πρόσληψη, πρακτική, πρακτική άσκηση, αγγελίες, απασχόληση, job, jobs, internship → /careers
βιογραφικό, cv, αίτηση για δουλειά, αίτηση για θέση → /careers/apply
μερική απασχόληση, part time
σπίτι, από απόσταση, εξ αποστάσεως, από μακριά, τηλεργασία, remote, κοντά σε γραφείο
ανάρτηση, αναρτήσεις, post, posts, ποστ
ελεύθερος συνεργάτης, freelance, freelancer
μοντάζ, μοντέρ, editor, video editor
τηλέφωνο, τηλ, κλήση, email, e-mail, mail, διεύθυνση, μιλήσω με κάποιον, επικοινωνήσω, σας βρίσκω, εξυπηρέτηση, phone → /contact
απαντάτε, απαντήσετε, χρόνος απάντησης → /contact
ωράριο, ώρες λειτουργίας, ώρες γραφείου, ωράριο λειτουργίας → /contact
γραφείο, γραφεία, πού είστε, τοποθεσία, έδρα, κεντρικά → /contact
ελλάδα, αθήνα
αγγλία, λονδίνο
ταϊβάν, ταϊπέι
αυστραλία, σίδνεϊ
αμερική, ηπα, φιλαδέλφεια
δημιουργός, creator, influencer, ινφλουένσερ, tiktoker, youtuber, streamer, δημιουργός περιεχομένου
influencer marketing, χορηγία, χορηγός, χορηγοί, σπόνσορας, σπόνσορες, διαφήμιση με δημιουργούς, διαφημίσω, διαφήμιση με influencer, συνεργασία με influencer, δουλέψω με influencer, βρω influencer, συνεργασία, collaboration, sponsorship → /services/brand-partnerships
live, λάιβ, ζωντανή μετάδοση, ζωντανά, μετάδοση, streaming, livestream, live streaming → /services/tiktok-live
tiktok, τικ τοκ
brand, brands, μπραντ, μπραντς, εταιρεία, επιχείρηση
γίνω μέλος, γίνομαι μέλος, μπω στην ομάδα, μπαίνω στην ομάδα, γίνομαι δημιουργός, γίνω δημιουργός, εγγραφή, συμμετοχή, αίτηση, αίτηση δημιουργού, κάστινγκ, casting, join → /creators/join
προϋποθέσεις, ελάχιστοι ακόλουθοι, όριο ηλικίας, ανήλικος, ανήλικη → /creators/join
μάνατζερ, μάνατζμεντ, ατζέντης, εκπροσώπηση, εκπροσωπώ, πρακτορείο, manager, management, talent management, διαβάζει τα συμβόλαια → /services/talent-management
προσωπικό, ομάδα, άνθρωποι, υπάλληλοι, ιδρυτές, ποιοι δουλεύουν, team → /team
gdpr, προσωπικά δεδομένα, δεδομένα μου, cookie, cookies, διαγραφή δεδομένων → /privacy
όροι, όροι χρήσης, νομικά → /terms
στατιστικά, αναλυτικά, αναλυτικά στοιχεία, analytics, νούμερά μου, στατιστικά μου, tiktok studio → /tiktok-analytics
έργα, δουλειές σας, παραδείγματα, πελάτες, portfolio, μελέτες περίπτωσης → /case-studies
νέα, άρθρα, άρθρο, ειδήσεις, blog, ιστολόγιο → /blog
στούντιο, γύρισμα, γυρίσματα, συνεργείο, παραγωγή βίντεο, κινηματογράφηση, βιντεοσκόπηση, μαγνητοσκόπηση, λήψεις, studio → /services/production
εκδήλωση, event, events, διοργάνωση εκδήλωσης, πάρτι, λανσάρισμα → /services/creator-events
brief, μπριφ, στείλω brief, brief καμπάνιας → /brands/campaigns
ποιοι είστε, ποια είναι η b4, εταιρεία σας, ιστορία, σχετικά, about, επίσημος συνεργάτης → /about
λεφτά από το tiktok, χρήματα από το tiktok, έσοδα από το tiktok, δώρα, creator fund → /blog/tiktok-monetization
έσοδα, εισόδημα, χρήματα, λεφτά, κέρδη, βγάζω χρήματα, βγάλω λεφτά, βγάλω χρήματα, κερδίζω, πληρώνομαι → /blog/creator-monetization
youtube, γιουτούμπ, μεγάλα βίντεο → /blog/youtube-monetization-guide
τιμολόγηση, τιμοκατάλογος, χρεώσω, χρέωση, πόσο να χρεώσω, πόσα να ζητήσω, προσφορά σε brand, προσφορά από brand, δίκαιη τιμή, δίκαιη προσφορά, μου προσφέρουν → /blog/brand-deal-pricing
τιμή, κόστος, κοστίζει, αμοιβή, χρέωση, προσφορά
δωρεάν, τζάμπα, χωρίς κόστος, free
περισσότερους ακολούθους, ακόλουθοι, followers, μεγαλώσω τον λογαριασμό → /blog/growing-tiktok-following
ακόλουθοι, followers, κοινό, συνδρομητές
ανάπτυξη, στρατηγικές ανάπτυξης, viral → /blog/tiktok-growth-strategies
likes, λάικ, λάικς, καρδούλες → /blog/tiktok-likes-guide
αλγόριθμος, for you, fyp, απήχηση, έπεσαν οι προβολές, πέφτουν οι προβολές, λίγες προβολές, λιγότερες προβολές, χαμηλές προβολές → /blog/tiktok-algorithm-2023
απόδοση, roi, kpi, δείκτες, μετρήσεις, μετράω, μετρήσω, αποτελέσματα καμπάνιας, πέτυχε η καμπάνια, επιτυχία καμπάνιας, επιτυχημένη καμπάνια, απέδωσε → /blog/creator-marketing-roi-metrics
μικρή εταιρεία, μικρό brand, μικρές επιχειρήσεις, μικρός προϋπολογισμός → /blog/small-brands-creator-partnerships
μακροχρόνια, μακροχρόνιες, αποκλειστικότητα, αποκλειστική → /blog/long-term-creator-relationships
μέλλον, προβλέψεις → /blog/future-creator-monetization
πρεσβευτής, πρεσβευτές, ambassador, live πωλήσεις, πωλήσεις στο live, πουλήσω, πουλήσουμε, πουλάω, live shopping, είδη συνεργασίας → /brands/partnerships
δικαιώματα χρήσης, αναδημοσίευση, ξαναχρησιμοποιήσω, ξαναχρησιμοποιήσουμε
πρότυπο, πρότυπα, template, templates, λίστα ελέγχου, πρότυπο brief → /brands/resources
οδηγός, playbook, βήμα βήμα → /brands/playbook
hashtag, hashtags, χάσταγκ, πλάνο αναρτήσεων, πρόγραμμα αναρτήσεων, τι ώρα να ανεβάζω, πότε να ανεβάζω, ώρες ανάρτησης → /services/content-strategy
εξοπλισμός, φωτισμός, μικρόφωνο → /services/tiktok-live
πρόβα, πρώτο live, ροή του live → /services/tiktok-live
γυμναστήριο, γυμναστική, fitness → /case-studies/urban-fit
συνταγή, τρόφιμα, φαγητό, μαγειρική, εστιατόριο, γεύμα → /case-studies/fresh-food
ομορφιά, καλλυντικά, δέρμα, περιποίηση → /case-studies/glow-beauty
παιχνίδι, παιχνίδια, gaming, streamers → /case-studies/nextgen-gaming
συντονιστής, συντονισμός, συντονισμός chat, moderator, moderators
διαγραφή, διαγράψω, σβήσω
έπαθλο, διαγωνισμός, ριάλιτι, reality, σόου, επεισόδιο, παρουσιαστής, παίκτες → /
`,
} as const;
