import type { Grammar } from './text-grammar.ts'

export const english: Grammar = {
  plain: `
    a an the and or but if so to of for in on at by with from about into as too also just then please
    me my you your yours us our what which who how where why when while whether whenever
    here anything something anyone someone any some other another   kind type sort style way
    hi hello hey welcome thanks thank dear goodbye bye
    help helping look looking search searching find see show share send tell ask asking answer know think 
    like  prefer learn mind interested interest curious choose pick browse consider reply write
    writing reaching contacting texting message messaging visit stopping visiting come coming stop start read
    car cars vehicle vehicles ride option options choice choices inventory list detail details information info
    picture pictures photo photos page link question questions idea ideas thing things name language english spanish
    team dealership store place   assistant
    similar different letting patience response note anytime member members   unfortunately currently actually contact reach connect touch chatting talking shopping hoping
    thinking wondering considering planning picking deciding decide exploring explore eye caught catch share sharing
    weekend day evening rather perhaps maybe whatever yourself myself ourselves
    soon again together easy easily quick quickly briefly gladly right away first next
    moment little bit much very really directly anyway meanwhile otherwise
  `,
  asked: `
    small big large book
    do does did are is would could can may will have has should there
    budget color colors size seats passengers rows row truck trucks suv suvs sedan sedans van vans minivan minivans
    coupe coupes convertible convertibles hatchback hatchbacks crossover crossovers pickup pickups electric hybrid hybrids
    gas diesel automatic manual transmission brand brands feature features range
    commute commuting tow towing trips trip kids children family families work school road highway city
    drive driving daily space cargo trade trading current currently today tomorrow tonight week weekend weekday weekdays
    monday tuesday wednesday thursday friday saturday sunday morning afternoon evening
    day days time times early earlier later late works work suits suit sooner appointment
    buy buying purchase purchasing shop shopping replace replacing important matter matters many must haves timeline
    call calls called phone email text spell spelled area nearby alone
    specific particular compare plan pass set mostly mainly usually often long ago open okay ok ready
    chat talk talking meet be been get getting make makes use using need needs between maybe perhaps that this them
    make model models near now brings bring hoping location specifics preferences preference requirements requirement
    lifestyle everyday occasional passenger parking outdoors camping hauling haul work-related student teen teenager
    yet sometime around upcoming hear hearing following nights weeknights weeknight noonish mornings afternoons evenings
    say change changing browsing comparing instead usual travel traveling moving carry carrying haul fit camping snow mountains
    mountain beach dog dogs pet pets stroller baby babies driver drivers college university job jobs business company rideshare
    delivery tools gear trailer boat groceries errands apartment house live living hobbies sports fun  
    storage legroom trunk bed comfy roomy sporty rugged practical
    miles lot hoping certain instead interior exterior exact date dates hour weekends reply replied hearing own owning
    drove driven regular weekly nearest closest far travels rides ride commuter grocery weather offroad roadtrips roadtrip
    want love more else newer older smaller bigger larger able still chance comfortable
    somebody salesperson specialist
     `,
  parts: {
    ATTRIBUTE: 'reliability safety comfort economy efficiency performance power technology luxury',
    OFFER: `help assist show share send look find check search see answer tell connect book schedule arrange
      learn know understand narrow suggest guide explain hear meet welcome look`,
    ADV: '( also| gladly| certainly| definitely| absolutely| surely| always| really| just| only| happily)?',
    GOOD: 'great good nice wonderful lovely excellent fantastic perfect terrific',
    I: 'i we',
    THAT: 'it this that these those them',
    YOUR_VERB: `see come visit choose pick look ask tell share reply write check browse let find start stop compare read
      message send text`,
  },
  constructs: [
    'that is (a|one|something) (question )?for our team|you (will|can) find us( here)?( at| in)?(?= \\[)|(thanks|thank you) for (sharing|telling|letting me know|asking)( me)?( that| this| it)?',
    'a lot( of)?|enjoy (your|the|a) (day|weekend|evening|week|rest)|talk to you (soon|then)|chat soon|you there|just browsing|(if )?you change your mind|another way|our (vehicles|cars|inventory) and visits|only help with|(that|which) (might|may|could|would) be an? («GOOD» )?(match|fit|option|choice)',
    '(hi|hello|hey) there|your (patience|time|visit|message|interest|call|reply|response|note|help|question|questions)|«I» (saw|see|noticed) (that )?you (were |are )?(asking|looking|interested)( about| for| in| at)?|(it )?sounds like you (need|want|are looking for|would like)|(?<=<year> )model',
    '(this|that|the|our) (vehicle|car|one|truck|suv)( also)? (is|has|comes)( listed| priced)?( at| for| with| in)?( an?| the)?(?= <)|priced at(?= <)|(our |the )?(dealership|store) is( here| at| located at)?(?= \\[)',
    '(find|pick|choose|set up|set|suggest) (a|an|the|another) (time|day|date|visit)( that| which)?( (works|suits|is good|fits))?( best)?( for)?( you)?( best)?|look for another (time|day|option)|while i (look|check|search)( into)?( that| this| it)?',
    '((someone|somebody|anyone|a person|a member|a colleague)( from| on| of)? ?(our|the) team|our team|the team) can (help|answer|assist|check|look into|tell you|explain|share)( you| with| that| this| it| for| about)*',
    '(a person|someone|people) (from|on|of) our team|in person',
    'all (of )?(the|our) (photos|pictures|details|information|options)|take (all )?(the|your) time( you need)?|it (was|has been) («GOOD»|a pleasure) (chatting|talking|meeting|helping|hearing)( with| from)? you|(i |we )?(look|looking) forward to (seeing|hearing from|helping|meeting) you',
    'if (that|this|it|none|neither|nothing)( of (these|those|them))? (does not work|do not work|works|work)( for you)?|(help|assist|serve) you better',
    '(tell|tell me|tell us|know|learn|see|share|show you|find out|bit|little|hear|something|any|some|a few|send you|find|have|once|one) more( about| details| information| options| photos| pictures| specific| questions)?|more (details|information|options|photos|pictures)|(someone|something|anything|somewhere|anyone|what) else|(what|if|that|which|whatever|would|might|may|do) you( would| might| may)? (want|love)( to)?|want to (see|know|visit|come|learn|look|start|compare|find)',
    '«I» (can|could)«ADV» («OFFER»|set up|let (our|the) team know|start (by|with)|pass (it|this|that|your (message|question)) (on|along))( out)?',
    '«I» can not«ADV» (help|answer|share|discuss|tell|say|speak)( «THAT»| with «THAT»)*|(but )?(our|the|my) team can( help| answer| assist)?( you| with «THAT»| «THAT»)*',
    '«I» would«ADV» (be (happy|glad|delighted|pleased)|love|like) to «OFFER»',
    '«I» (am|are)«ADV» (happy|glad|here|pleased|excited|delighted|able) to «OFFER»',
    '«I» will«ADV» (be (happy|glad|delighted) to «OFFER»|help|show|need to know|need)',
    '(happy|glad|delighted|pleased|here) to «OFFER»',
    'let (me|us)( just| also)? («OFFER»|know)',
    'help you (with|find|see|look|choose|pick|compare|set up|plan)( «THAT»)?',
    '(am|are) (an?|the|your|our) (automated |virtual |digital |ai )*assistant( (of|at|for) (the|our) (dealership|store|team))?',
    '(automated|virtual|digital|ai) assistant',
    'i am (the|your|an?) (automated |virtual |digital |ai )*assistant',
    '«I» (am|are) (so |very |really |truly )?sorry( for| about| to hear)?( «THAT»)?',
    'sorry( for| about| to hear)?( «THAT»| the| any)?( confusion| trouble| delay| mix up| inconvenience| wait)?|for the (confusion|delay|wait|inconvenience|mix up)|my apologies|apologies',
    'i am (afraid|listening|not sure|not able to (help|answer|share|find|see|say|discuss)( with)?( that| this| it)?|only able to help)',
    '«I» (do|could|did|can) not (have|know|share|understand|quite understand|catch)( «THAT»| one| an answer| any)*( information| detail| details| answer)?',
    '«I» (do|could|did|can) not (see|find|have) (one|any|anything|it|that one|an? (exact )?match|an? (car|vehicle|option))( (like|close|similar|for|that (fits|matches)))( «THAT»| to «THAT»| you)?( one)?',
    '«I» (do|could|did|can) not (see|find) (it|one|that one|a match)',
    '«I» do not have (a|the|that) (price|mileage|color)( for| of)?( «THAT»)?( one)?( vehicle| car)?',
    '«I» (hope|understand|appreciate|see|found|have found|need|looked|searched|have looked|have searched|hear)( «THAT»(?! ?(?:is|has|<|can|will)))?',
    '«I» have( an?| another| the)?( more)?(?= [<[]| question| idea| option)',
    '«I» (am|are) (also )?looking( for)?',
    '(?:and |or |but )?(if|when|whenever|what|anything|something|whatever|that|which|as|one|ones|so|until|where|how|car|cars|vehicle|vehicles|option|options|things?|kind|type)( that| which)? you( may| might| would)?( also| really)? (want|need|like|prefer|love|asked|mentioned|choose|have in mind|visit|come|are (interested|looking|thinking|considering|after|ready))(?! (?:it|one))',
    '(if|when|anything|something|whatever|what|questions?|information|details|photos|pictures|any)( else)?( that)? you( may| might| already| also)? (are|have)( in mind)?',
    'you (are|were) (most |very |always )?(welcome|interested|looking|thinking|considering|asking|wondering|ready)( about| in| for| of)?( «THAT»)?',
    'you (would|might|may|will)( also| really)? (like|love|want|prefer|need)( to «YOUR_VERB»)?',
    'you (can|could|may|might)( also| always| just)? «YOUR_VERB»',
    'you (have|had) (any|some|other|more|another|a)? ?(other |more |further )?(question|questions|idea|ideas|in mind)',
    'you (asked|wanted|mentioned|liked|chose|picked)( about| for| to know)?',
    'any (other |more )?questions?( that)? you( may| might)? have|what (time|day|times|days) (works?|is|are|suits?|would work)( best| better| good)?( for you)?|take your time|(i am|we are) (here|just a (message|text) away)( if| whenever| to)?|(i|we) hope to (see|hear|meet|help)|hope to (see|hear|meet|help)|hope that helps|in mind|feel free to|good (morning|afternoon|evening|day)|do not (hesitate|worry)|if not|not sure|no (rush|pressure|worries)|at all',
    'here (is|are)',
    'this is the( automated| virtual| digital| ai)* assistant',
    '(that|this|it) (is|would be|sounds)( like)?( an?)?( very| really)? «GOOD» (question|choice|idea|pick|to hear|to know|to meet|start|option|place to start)',
    '«GOOD» (question|choice|pick|idea|to hear|to know|to meet|to see|option|options|fit|match|day|weekend|rest|one|news)',
    'it (is|would be) (my |our |an? )?(pleasure|honor|great|nice|good|lovely|wonderful) to (help|meet|see|hear|chat|assist|welcome)',
    '(my|our) pleasure|it is (my|our) pleasure',
    '(see|like|about|with|love|want|for|check|of|on|at|send|show you|tell you about|help with|look at|interested in|want to see|in|to|visit|find) (this one|that one|these|those|this|that|it|them|one)(?! ?(?:<|is|has|have|can|will|are))',
    '(here (is|are)|found|see|show you|is|another|find|find you|send you|like|share|for|with|the|any|which|that|this|first|each|every) (one|ones)',
    '(one|ones|some|something|option|options|cars|vehicles|car|vehicle|choice|choices|what) (that |which )?(might|may|could) (interest|suit|fit|work for|be)( an?)?( good| great| nice)?( fit| match| option| choice)?( for)? ?you( need| needs)?',
    '(might|may|could|that) (fit|suit|interest|match|fits|suits|matches) (you|what you)( want| need| like| are looking for| asked for)?',
    '(that|which) (fit|fits|match|matches|suit|suits) (what you|your) ?(are|need|needs|style|search|want|asked|like)?( looking for| for)?',
    '(is|are|has|have|comes|it is|it has)( listed| priced| shown| marked)?( at| for| with| in| as)?( an?| the)?(?= <)',
    '(it|this|that|this one|that one|which|and it) (also )?(is|has|comes)( listed| priced| shown)?( at| for| with| in| as)?( an?| the)?(?= <)',
    '(its |the |this |listed |asking |and |with )*(price|mileage|miles|color|interior|exterior|engine|fuel|transmission|drivetrain|body|year|status|vin|stock number|condition)( color| type| style)?( is| of| at)?(?= <)',
    '«I» (have|found)( an?| the| this)?(?= <)((?= <))?',
    'so (that )?«I» can «OFFER»',
    'what (works|is|suits|fits) (best|better|good|easiest|right) for you',
    'works (best )?for you|suits you best',
    'as well|up to you|set up|narrow (it|this|that|things|them) down|such as|so far|all (of )?your questions',
    '(have|had) a (look|question)|any (other )?questions?|let you (know|choose)|get (back|in touch)|in touch|find (out|what)|looking forward to( (seeing|hearing from|helping|meeting))?( you)?',
    'one of (our|the) (team|specialists|people|colleagues)',
    'have (a|an) «GOOD»',
    'take (a|your) (look|time)',
    'test drive(s)?',
    'get (started|to know)',
    'let us (start|find|look|see)',
    'be (happy|glad) to «OFFER»',
    '(our |the |some |free |these |open |available |business )*(times|slots|hours|address|location|directions)( are| is| for you)?(?= \\[)',
    '(your |the )?(appointment|visit|confirmation|booking)( is| details)?(?= \\[confirm)',
    '«I» (are|am) (here|open|located)( at| in| on)?(?= \\[)',
    '(is|are|has|at|it|this|that)(?= \\[)',
    '(these|those|below|following) are|(you|«I») (can )?(choose|pick) from|«I»( also| just)? (found|have)(( an?| the| this| another))?(?= <)|(the )?(price|mileage|color|engine|transmission) (of|for|on)( the| this| that| our)?(?= <)|(unfortunately|currently|still|now|already)(?= <)|(is|are) (currently|now|already|unfortunately)(?= <)',
    'reaching out|a (few|couple of) (times|options|questions|ideas|details|choices|photos|pictures)|something (close|similar|like that|like it|different)|(close|similar) to',
    '(use|see|like|want|need|drive|find|pick|choose) (it|this|that|one)( mostly| mainly)? (for|in|to|soon|again|first|with)',
    'trade in',
    'stop by|come (by|in|see us)|drop by|swing by',
    'not (what|the one|the right)',
  ],
  handOverConstructs: [
    '«I» (will|am going to|are going to) (connect|pass|transfer|hand|send|share) (you|it|this|that|your (question|message|request|conversation))( on| over| along)?( to| with)?',
    '((someone|somebody|a person|a member|a colleague)( from| on| of)? ?(our|the) team|our team|someone|the team) will( also)? (be (happy|glad|able) to help|be in touch|help|reply|answer|contact|reach out|get back|follow up|assist|take it from here|take over)( to| with)?( you)?( soon| shortly| here)?',
    '«I» (have )?(sent|passed|forwarded|shared) (it|this|that|your (question|message|request))( on| along)? to|(that|this) is something (our team|someone from our team) can help( you)?( with)?',
    '«I» (am|are) (connecting|passing|transferring|sharing) (you|it|this|that|your (question|message|request))( on| over| along)?( to| with)?',
  ],
  heads: 'which what whose whatever',
  askedConstructs: [
    '(is|are|how important (is|are)) «ATTRIBUTE»( (and|or) «ATTRIBUTE»)*( (important|a priority))?( (to|for) (you|your family))?',
    'say (that|it) (again|another way|differently|in another way)|(better|easier) for you',
    'does (it|this|that|one of (them|these|those)) (work|suit|fit|sound|look|help)( well| good| right| better| best)?( for| to| like)?( you)?',
    'had a chance|(you )?still (interested|looking|considering|in the market)|time ?frame|(first|next) (time|car|vehicle|truck|visit)|(more|less) important|(some)?one else|by phone',
    'is (it|this|that) (for|the one|right|what|about|something|one)',
    '(do|would|did|are|can|could|will|have|or|and|if|how) you',
    '(can|could|may|should|shall|do|would|will) («I»)',
    'you( are|re)? (available|free)',
    '(new or used|used or new|pre owned|used one)',
    '(price|price range|monthly)(?= range)|range',
    'price range',
    '(like|want|need|prefer|love|driving|drive|using|use|buying|seeing|see|find|found|about|to) (to|it|that|this|them|one)',
    '(best|good|better|great) (time|day|way)( to (call|reach|contact|text|come|visit|meet))?',
    '(like|want|need|prefer|love|mind if|ask) (me|us|someone|a person|someone from the team) to( also)? «OFFER»',
    '(which|what) (one|ones)',
    'of (these|those|them)|about (it|this|that)',
    'leather|sunroof|third row|all wheel drive|four wheel drive|front wheel drive',
    '(an?|the|any|that|each) one',
    '(sound|sounds) (good|like)',
    'where you are|where are you|who is it for|what is your|what are your|what is the|what is|what are',
    'not too|not yet|or not',
    'most important( thing)?s?|matters most|most',
    'we (help|start|set|schedule|find|look|meet)',
    '(is|are) there',
    '(works?|suits?|fits?|is|are) (best|better)|(best|better) (day|time|way|for (you|your \\w+))|(what|which) is best',
    '(is|are|be|sound|an?) (good|great|easier|easiest|convenient|good time|good day)( for you)?',
    'with us|see you|meet you|help you',
    'car seat|car seats',
    'how (soon|far|much|many|often|long)',
  ],
  offer: '(can|could|happy|glad|love|like|want|wish|ready|help you|pleased|delighted)',
  planned:
    'appointment visit test drive time times day schedule reschedule booking call meet salesperson specialist change move cancel',
  opener: `(so |and |or |but |also |then |now |well |great |thanks )*(do|did|does|are|is there|is it|is this|is that|would|could|can|may|will|should|shall|have you|what|which|when|where|who|how|any|anything|something|interested|looking|want|ready|prefer|need|why not|how about|you looking|maybe|perhaps)`,
  subjects: `you we i someone somebody anyone anybody person people else team car cars vehicle vehicles it they this that these those here
    dealership store place option options everything salesperson specialist family kids children`,
  finite: 'is are has have will can do does did could would may should',
  agreement: `(sure( thing)?|of course|certainly|absolutely|definitely|great|perfect|excellent|wonderful|awesome|fantastic|got it|understood|okay|ok|nice|good|i understand|no (problem|worries)|that is («GOOD»)|lovely|sounds good)( {name})?( thanks| thank you)?`,
  leads: `a an the is are has have with and at for in of this that our on about see like or the from between to
    priced listed comes currently now already unfortunately number price mileage color engine transmission year body fuel interior drivetrain status condition vin number also
    as interested love want find check`,
  notBeforeFigures: 'about like or to from between see on this that our interested love want find check also as',
  besideFigures: `a an the this that one it its is are has have with at for and of in on our we i found you asked about like might
    may looking interested interest price priced listed mileage color engine transmission here also currently comes which vehicle car
    option options what would see know hi hello hey there thanks thank sure course great good perfect certainly absolutely
    how to am do did were asking mentioned match fit close similar photos pictures details information question choice
    year model condition unfortunately from your`,
  labels: {
    price: 'price',
    priced: 'price',
    mileage: 'mileage',
    miles: 'mileage',
    color: 'color colorAlt',
    interior: 'colorAlt',
    exterior: 'color',
    engine: 'engine',
    fuel: 'fuel',
    transmission: 'transmission',
    drivetrain: 'drivetrain',
    body: 'body',
    year: 'year',
    status: 'availability',
    condition: 'condition',
    vin: 'vin',
    stock: 'stockNumber',
  },
  never: [
    '(find|found|see|know) (a|some|the|another) way|buy your|for your (car|vehicle|trade)|how much (would|do|will|should|could|can)',
    '(any|every|each) (day|time|weekend|hour)|in an (hour|day|week)|a (week|day|month) with|for you(?= <(price|mileage))|(?<=<(price|mileage)> )for you',
    'send it|send (you )?(a|the|your|that|this) (car|vehicle|one)|find you any|here at (the|our)|(i am|we are) (at|in|with|from) (the|our)|(?<!(chat|chatting|share|talk|visit|checking|touch) )with us',
    '(any|other|another|every|no|different|else) (other )?(dealership|dealer|store|place|team)|right (here|away|now)|anything you (want|like)|(come|visit|stop|drop)( by| in)* anytime',
    '(know|tell|tell you|show|show you|hear|say|see|think|share|understand|sure|glad|happy|interested|promise) that (you|we|i|it|they|someone|some|our|my|the|there|this|these|he|she|people|nobody|see|any|all|your|an?|one)',
    '(?<=[^ ] )(it|they|this|these|those) (is|has|was|are)(?! [<[]| (for|my|our|(the|your|an?) (automated|virtual|digital|ai)|a pleasure|nice to|great to|good to|what you))',
    '(?<=[^ ] )that (is|are|has|have|was|can)(?! [<[])|did you know|you know (that|what)|what if|who else|where else|guess what|would you believe',
    '(real|live|actual) (person|people)|(a|as a|the) person (here|of)',
    'talking (to|with) a person',
  ],
}
