/** The closed stock of English words: plain ones claim nothing in any order; the others stand in a question, an offer, or a wish repeated. */
export const englishWords = {
  plain: `
    a an the and or but if so to of for in on at by with from about into as too also just then please me my you your
    yours us our what which who how where why when while whether whenever here anything something anyone someone any
    some other another kind type sort style way hi hello hey welcome thanks thank dear goodbye bye help helping look
    looking search searching find see show share send tell ask asking answer know think like prefer learn mind
    interested interest curious choose pick browse consider reply write writing reaching contacting texting message
    messaging visit stopping visiting come coming stop start read car cars vehicle vehicles ride option options choice
    choices inventory list detail details information info picture pictures photo photos page link question questions
    idea ideas thing things name language english spanish team dealership store place assistant similar different
    letting patience response note anytime member members unfortunately currently actually contact reach connect touch
    chatting talking shopping hoping thinking wondering considering planning picking deciding decide exploring explore
    eye caught catch sharing weekend day evening rather perhaps maybe whatever yourself myself ourselves soon again
    together easy easily quick quickly briefly gladly right away first next moment little bit much very really
    directly anyway meanwhile otherwise through before after during along among around each besides understand
    apologize appreciate mention mentioned describe explain clarify repeat rephrase discuss compare comparing continue
    try trying figure narrow checking clear helpful useful brief simple simply short specifically especially exactly
    kindly truly sincerely conversation website map address directions specialists department messages answers replies
    later instead fine folks greetings regards cheers changes choosing since because
  `,
  asked: `
    small big large book do does did are is would could can may will have has should there budget color colors size
    seats passengers rows row truck trucks suv suvs sedan sedans van vans minivan minivans coupe coupes convertible
    convertibles hatchback hatchbacks crossover crossovers pickup pickups electric hybrid hybrids gas diesel automatic
    manual transmission brand brands feature features range commute commuting tow towing trips trip kids children
    family families work school road highway city drive driving daily space cargo trade trading current currently
    today tomorrow tonight week weekend weekday weekdays monday tuesday wednesday thursday friday saturday sunday
    morning afternoon evening day days time times early earlier later late works suits suit sooner appointment buy
    buying purchase purchasing shop shopping replace replacing important matter matters many must haves timeline call
    calls called phone email text spell spelled area nearby alone specific particular compare plan pass set mostly
    mainly usually often long ago open okay ok ready chat talk talking meet be been get getting make makes use using
    need needs between maybe perhaps that this them model models near now brings bring hoping location specifics
    preferences preference requirements requirement lifestyle everyday occasional passenger parking outdoors camping
    hauling haul work-related student teen teenager yet sometime around upcoming hear hearing following nights
    weeknights weeknight noonish mornings afternoons evenings say change changing browsing comparing instead usual
    travel traveling moving carry carrying fit snow mountains mountain beach dog dogs pet pets stroller baby babies
    driver drivers college university job jobs business company rideshare delivery tools gear trailer boat groceries
    errands apartment house live living hobbies sports fun storage legroom trunk bed comfy roomy sporty rugged
    practical miles lot certain interior exterior exact date dates hour weekends reply replied own owning drove driven
    regular weekly nearest closest far travels rides ride commuter grocery weather offroad roadtrips roadtrip want
    love more else newer older smaller bigger larger able still chance comfortable somebody salesperson specialist
    people persons adults folks friend friends husband wife spouse partner son daughter mom dad parents mother father
    grandkids crew coworkers clients favorite favorites favourite ideal spend spending budgeting tried try trying test
    testing take taking took bringing came go going went give giving got leave leaving feel feeling felt wait waiting
    decide deciding decided considered consider thought think thinking seen saw looked searched shopped told said mean
    meant spoke spoken talked understand body type types category class compact midsize tall tiny huge roomier doors
    wheel wheels fuel efficient efficiency economical terrain dirt gravel hills ranch farm country town downtown
    vacation vacations fishing hunting biking bikes bike hockey soccer equipment luggage wheelchair furniture lumber
    camper horses normally generally regularly frequently typically sometimes every everyone everybody whole entire
    lunch until during visited stopped hitch downsize upgrade upgrading switch switching number zip code state method
    contacted reached priority priorities essential flexible alright well personal personally yourself both each
    lighter darker light dark bright taller wider longer shorter quieter wants wanted needed owned drives comes
    adventure adventures golf equally basic simple fancy sized room interests interesting appeals appeal appealing
    stands stand schedule scheduled routine season winter summer pull pulling seat hand side reason reasons goal goals
    typical primarily purpose purposes anywhere somewhere anyplace ever bought gets pick picked inventory listing
    listings wish wishing dream comfort style styles look looks running errand stops year years easier harder not made
    quiet beginner sturdy spacious correctly correct right name anything prefer prefers preferred liked likes loved
    hoped planned planning based lives stay staying arrive arriving park parks parked hours distance distances towed
    tows fits fitting seating handle handles utility wagon wagons roadster rest changes standing picture pictures
    describe mention send sending write written writes follow heading head lunchtime noontime sit sitting walk walking
    plenty little enough fewer cancel canceling reschedule rescheduling move let letting start starting started begin
    beginning continue done answer answered ask asked question receive received message messages messaging wonder
    narrow down up over back in-person online local locally remote remotely virtual virtually holiday holidays
    birthday gift graduation relative relatives roommate boyfriend girlfriend fiance cousin uncle aunt brother sister
    brothers sisters grandma grandpa parent teacher nurse contractor farmer construction landscaping plumbing painting
    catering church reading follow-up hesitate sound sounds feels seem seems replaced concern concerns concerned worry
    worried wondering nice nicer few since because although though unless whether than rather against within across
    toward towards behind beside inside outside under above below past month months minutes minute moment seconds
    soonest earliest recently lately already just nowadays spring fall autumn lower higher limit limits amount
    ballpark figure maximum minimum min max firm strict tight wide average he she his her him they their hers who whom
    whose biggest smallest similar same different alike opposite cup cups holder holders gate liftgate tailgate hatch
    roof rack racks hooks outlet outlets charger chargers speakers stereo radio music screen display screens windows
    window mirror mirrors lights headlights steering pedals console armrest headroom knees shoulder shoulders colour
    shade tone shades pattern design shape shapes profile gasoline mpg engine engines slow payload weight load loads
    loading unload wheelbase clearance ground height width length garage driveway parallel spot spots lots traffic
    freeway interstate highways roads rural urban suburb suburbs suburban neighborhood cats animals cattle hay feed
    fence fences woods lake lakes river rivers ocean coast desert rain rainy ice icy storms hot cold heat ladder
    ladders toolbox toolboxes materials supplies machines lawn mower trailers rv campers motorcycle motorcycles atv
    kayak kayaks canoe surfboard skis ski skiing golfing hike hikes hiking climbing cycling gym practice games game
    team teams band instruments daycare preschool kindergarten carpool carpooling appointments meetings office offices
    site sites warehouse store stores shops market restaurant hospital clinic airport airports station nurses uber
    lyft doordash deliveries route routes shift shifts overtime retirement retired retiree relocate relocating
    relocated newly wedding married engaged expecting newborn twins toddler toddlers infant infants elderly senior
    seniors disability disabled mobility walker wheelchairs learn learning learned teach teaching experienced
    experience experiences familiar confident nervous excited willing unable unsure undecided torn stuck overwhelmed
    research researching researched read watched watching websites advertisement post posting photo video videos
    walkaround tour voicemail emails address addresses contact contacts spelling pronounce join joining along together
    solo group wanting needing picking choosing helps helpful useful handy simpler easy straightforward clear clearer
    necessary optional required crucial key main major minor general overall thing things stuff items item options
    package packages happy unhappy happier miss missing enjoy enjoyed enjoying bother bothers bothered annoy annoying
    frustrating existing previous former next present future temporary permanent trims version versions generation
    generations import imports domestic foreign american japanese european korean finish end resume pause skip retry
    choose weigh rank sort filter we no without working never decision decisions choice choices plans
  `,
}
