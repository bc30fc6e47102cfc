import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { foldText } from '#contract/fold-text.ts'
import { hasSecrets } from './without-secrets.ts'

const PERSON = `(?:(?:an? |the |una? |el |la |some |someone |somebody |alguien |your |su )?(?:real |actual |live |human |verdadera? )?(?:person|human|people|agent|agente|rep|representative|representante|manager|gerente|salesperson|salesman|sales ?(?:guy|rep|person)|vendedora?|asesora?|owner|dueno|encargad[oa]|persona|humano|alguien|someone|somebody|supervisor)(?: real| de verdad)?)`

/** "My 2014 Altima", not "2000 for it". */
const YEAR_OF_CAR = `(?:19|20)\\d\\d (?!for|cash|otd|out|today|por|en|and|or)[a-z]`
/** An amount, and not an hour: of three digits or more, in thousands, or with its sign. */
const MONEY = `(?:\\$ ?\\d[\\d,.]*k?|\\d{1,3}[ ,.]\\d{3}|(?!${YEAR_OF_CAR})\\d{3,}|\\d+(?:\\.\\d+)?(?:k| mil| thousand| grand))`

/** What a number beside "I'm" counts, where it is no age. */
const NOT_AGE = `\\d|[ ,.]\\d|:|%| ?(?:k|mil|miles|mi|min|minutes?|minutos?|hours?|hrs?|horas?|km|days?|dias?|weeks?|semanas?|months?|meses|people|personas|kids|cars?|carros?|ft|feet|blocks?|cuadras?|am|pm|dollars|dolares|(?:years?|anos) (?:here|in|with|at|of|aqui|en|con|trabaj))`

/** By reason, the weightiest first; of folded texts, English and Spanish. Asking for a figure is none of these. */
const ASKS: [HandOverReason, string[]][] = [
  [
    'opt_out',
    [
      `(?:stop|quit|dont|do not|please stop|no more) (?:texting|messaging|contacting|calling|sending|bothering|text|message|contact|spam)(?:ing)?(?: me)?`,
      `(?:unsubscribe|opt ?out|take me off|remove me|remove my number|delete my number|leave me alone|lose my number|wrong number)`,
      `(?:delete|erase|forget|remove) (?:me|my (?:info|information|data|contact|details))|who gave you (?:this|my) (?:number|info\\w*|phone)|(?:how|where) did (?:you|u) get (?:this|my) (?:number|info\\w*|phone)`,
      `(?:borr|elimin|quit|saqu)(?:e|en|a)(?:me|nme|nos)(?: de)?|(?:borren?|eliminen?) (?:mi|mis)|quien (?:les?|te) (?:dio|paso) (?:mi|este) (?:numero|telefono)|(?:como|de donde) (?:consigui|obtuv|sac)\\w+ mi (?:numero|telefono)`,
      `(?:dejen?|dejame|dejeme|dejenme) (?:de (?:escribir|mandar|enviar|molestar|llamar|contactar)(?:me|nos)?|en paz)`,
      `no (?:me )?(?:escriban?|manden?|envien?|molesten?|llamen?|contacten?)(?: mas)?|ya no (?:quiero|me)(?: (?:recibir|manden|escriban|mas))+|(?:numero|telefono) equivocado|quitenme|borren mi`,
      `^(?:stop|stopall|alto|basta|parar?|cancelar|cancel|unsubscribe|end|quit|baja)[.! ]*$`,
    ],
  ],
  [
    'history',
    [
      `(?<!(?<![a-z])(?:i|we|wife|husband|son|daughter|mom|dad) )(?:has|was|have|is|been|any|no|does|had)(?: \\w+){0,4} (?:accidents?|wrecks?|wrecked|crashed|collisions?|flood(?:ed)?|salvage|rebuilt|clean title|title clean|carfax|autocheck|previous owners?|owners)`,
      `(?:carfax|autocheck|accident history|vehicle history|history report|clean title|salvage|rebuilt title|how many owners|one owner|warrant\\w+|certified|cpo)`,
      `(?:ha tenido|tuvo|ha sido|tiene|con|sin|algun)(?: \\w+){0,3} (?:choques?|accidentes?|chocad[oa]|duenos?|titulo limpio)|titulo (?:limpio|salvage|reconstruido)|(?:fue|esta|estuvo) (?:chocad|inundad)[oa]|garantia\\w*|cuantos duenos|historial`,
    ],
  ],
  [
    'safety',
    [
      `(?:crash|crashed|accident|(?:on|caught|catches|catch) fire|fire (?:in|under|hazard)|smoke (?:is |was |started |keeps )?(?:from|came|comes|coming|under|in|out)|burning smell|smells? (?:like )?(?:burning|gas)|(?:gas|fuel|brake fluid) (?:is )?leak\\w*|wheel (?:fell|came) off|almost (?:crashed|killed)|(?:is|was|started|started to|engine) smok(?:e|ing)|injur\\w*|hurt|ambulance|hospital|bleeding|explod\\w*|unsafe|dangerous|emergency|(?:call|called|calling|dial) 911)`,
      `(?:brakes?|steering|airbags?|seat ?belts?|tires?) (?:\\w+ ){0,8}(?:fail\\w*|failed|stopped|not work\\w*|went out|deployed|blew|locked|dont work|do not work|dont stop|wont stop|didnt work|didnt open|broke|gave out|exploded)`,
      `(?:recall|recalls|recalled|open recall)|(?:suicid\\w*|kill myself|matarme)`,
      `(?:accidente|choque|choco|chocaron|incendio|humo|herid[oa]s?|emergencia|ambulancia|peligro\\w*|lesion\\w*|llamado a revision|retiro del mercado|(?:falla\\w*|fallo) (?:los |el |la )?(?:frenos?|direccion|bolsas?)|frenos? (?:\\w+ ){0,8}(?:fall\\w+|no (?:sirv|funcion|fren|respond)\\w*)|bolsas? de aire (?:\\w+ ){0,6}(?:no|se|explot\\w*)|no frena|huele a (?:gas\\w*|quemado)|fuga de gas\\w*|se (?:esta )?(?:quem|incendi)\\w+)`,
    ],
  ],
  [
    'legal',
    [
      `(?<!(?:am|im|i'm|as|is|for|with) )(?:my|our|an?|the|get|call|hire) (?:lawyer|attorney)s?|(?:lawyers?|attorneys?) (?:will|is going|are going|says?|told)|(?:lawsuit|sue|suing|legal action|small claims|(?:in|to|take you to) court|bbb|better business bureau|attorney general|ftc|cfpb|dmv complaint|lemon law|fraud|scam\\w*|illegal|false advertising|bait and switch|police|report you|discriminat\\w*|tcpa)`,
      `(?<!soy |es |trabajo con )(?:mi|nuestr[oa]|un|una|el|la|al) abogad[oa]s?|(?:demand(?:a|ar|arlos|are|o)|corte|tribunal|fraude|estafa\\w*|ilegal|policia|denunci\\w*|publicidad enganosa|discrimin\\w*|profeco|procurador\\w*)`,
    ],
  ],
  [
    'papers',
    [
      `(?:my|mi|the) (?:ssn|social security(?: number)?|social|credit card number|card number|debit card|driver'?s? licen[sc]e|licen[sc]e number|bank account|routing number|passport)`,
      `(?:mi|el|numero de) (?:seguro social|numero de tarjeta|licencia(?: de (?:manejo|conducir))?|cuenta de banco|cuenta bancaria|pasaporte|itin|matricula consular)`,
      `(?:send|text|give|take|mando|envio|doy|paso) (?:you |u |le |te )?(?:my |a |la |mi |el numero de (?:la |mi )?)(?:\\w+ )?(?:card|id|license|licence|ssn|title|papers|tarjeta|identificacion|licencia|papeles|titulo)`,
      `without (?:a )?(?:licen[sc]e|papers|social|ssn)|sin (?:licencia|papeles|social|documentos|seguro social)`,
    ],
  ],
  [
    'minor',
    [
      `(?:i am|im|i'm|ima|i just turned|just turned|i turned|soy de|tengo|acabo de cumplir|recien cumpli|cumpli) (?:only |just |like |almost |solo |apenas |casi )?(?:1[0-7]|[6-9])(?!${NOT_AGE})`,
      `(?:fif|six|seven|four|thir)teen years? old|(?:catorce|quince|dieciseis|diecisiete|trece) anos(?! (?:aqui|en|con|trabaj))`,
      `(?:a )?minor|under ?age|under 18|not (?:yet )?18|(?:turn|turning|until im|till im) (?:16|17|18)|high ?school(?:er)?|freshman|sophomore`,
      `(?:soy )?menor(?: de edad)|no (?:tengo|he cumplido|cumplo) (?:los |aun )?18|(?:estoy|voy) en la (?:secundaria|prepa\\w*)|cumplo (?:16|17|18)`,
      `(?:my|mis?) (?:mom|mother|dad|father|parents|mama|papa|papas|padres)(?: \\w+){0,2} (?:dont|don't|doesnt|doesn't|cant|no|not) (?:know|saben?|find out|enteren?)`,
    ],
  ],
  [
    'anger',
    [
      `(?:fuck\\w*|shit\\w*|bullshit|asshole|bitch|damn you|wtf|stfu|screw you|idiots?|stupid|morons?|liars?|lying|ripoff|rip off|crooks?|thieves|ridiculous|pathetic|disgust\\w*|furious|pissed|you suck|sucks|i hate|unacceptable|terrible|horrible|awful|worst|fed up|sick of|waste of (?:my )?time|complaint|complain|disappointed|never (?:coming|buying|again)|nobody (?:answers|called|calls|responds|replies))`,
      `(?:f[*#@_.-]{1,4}(?:k|ck)?(?:ing|er)?|sh[*#@]t|b[*#@]{1,3}ch|a[*#@]{1,2}(?:hole)?|wtf)`,
      `(?:pinche\\w*|pendej\\w*|chinga\\w*|mierda|cabron\\w*|puta|puto|idiotas?|estupid\\w*|mentiros\\w*|ladron\\w*|rater[oa]s?|ridicul\\w*|inaceptable|pesim\\w*|terrible|horrible|asco|hart[oa]|molest[oa]|enojad[oa]|queja\\w*|decepcionad\\w*|burla|perdida de tiempo|perdiendo (?:mi|el) tiempo|nadie (?:me )?(?:contesta|responde|llama)|mal servicio)`,
    ],
  ],
  [
    'asked',
    [
      `(?:talk|speak|chat|text|connect me|transfer me|put me through|get me|give me|need|want|prefer|have|let me talk|call from)(?: \\w+)?(?: (?:to|with|for))? ${PERSON}(?: (?:call|text|contact|reach|help|answer))?`,
      `(?:call me|give me a call|can (?:you|someone|somebody) call|have someone|phone call|llamame|llameme|llamenme|me (?:puede|pueden|podrian?) (?:llamar|marcar)|marqueme|que me llamen|hablar por telefono)`,
      `(?:hablar|platicar|comunicar(?:me)?|atienda|atender|pasame|paseme|comuniqueme|comunicame|prefiero|quiero|necesito)(?: \\w+)?(?: (?:con|a|que me (?:atienda|ayude|conteste)))? ${PERSON}`,
      `(?:an? )?(?:real|live|actual) (?:person|human|people)|(?:una )?persona (?:real|de verdad)`,
      `(?:human|agent|representative|operator|persona real|humano|agente|operador)[.!? ]*$`,
      `(?:not|no|dont|don't)(?: \\w+){0,4} (?:a |an |un |una )?(?:bot|robot|machine|maquina)`,
    ],
  ],
  [
    'haggling',
    [
      `lowest (?:you|u|ya)(?![a-z])|(?:lowest|best|bottom|rock bottom|cash|otd|out the door|out-the-door|final|better|lower) (?:price|offer|deal|number|you can do|otd)`,
      `(?:will|would|can|could|do) (?:you|u|they|ya)(?: \\w+)? (?:take|accept|do|go|come|sell it for|let it go for|knock|match|negotiate|lower|drop|budge|beat|work with me|throw in|meet me)(?: \\w+){0,4}? (?:${MONEY}|down (?:on|in|some|a)|lower|on (?:the )?price|less|that price|halfway|grand|thousand|for free|negotiate|price)`,
      `(?:would|will|can|could) (?:you|u|ya)(?: guys)? (?:take|accept) \\d{1,3}(?!${NOT_AGE})|(?:do|go|come down to|sell it for|let it go for) \\d{1,3} (?:for (?:it|the|that)|cash|otd|out the door)|(?:le|les|te) (?:doy|ofrezco|pago) \\d|acept\\w+ \\d`,
      `(?:how low|lower the price|(?:price|it)(?: \\w+){0,4} firm|work with me|cash offers?|last price|negotiat\\w+|negotiable|wiggle room|room on (?:the )?price|haggle|obo|price match|discounts?|too (?:expensive|high|much|pricey)|knock (?:some|something|a)|cash (?:offer|buyer|discount)|lowball|my offer|counter ?offer|i(?:'ll| will|ll| can| could|'d| would)? (?:offer|give (?:you|u)|pay|do) (?:you )?${MONEY}|(?:cheaper|found (?:it|one|the same)) (?:\\w+ ){0,4}(?:elsewhere|for less|cheaper|another dealer|other dealer|carmax|carvana)|for ${MONEY} (?:cash|today|otd)|deal if)`,
      `(?:lo menos|lo minimo|ultimo precio|mejor precio|precio final|menos precio|descuento\\w*|rebaj\\w+|negociable\\w*|negociar|regatear|me lo deja(?:s|n)? en|(?:me|nos) l[oa] (?:puede|puedes|podria|podrias) dejar|dejarmel[oa]|dejar(?:l[oa])? en ${MONEY}|deja(?:s|n)? en|baja(?:r|n|le|me)?(?: \\w+){0,2} (?:precio|poco|algo)|bajarle|menos de lo|muy car[oa]|(?:esta|es) car[oa]|(?:le|te|les) (?:doy|ofrezco|pago) ${MONEY}|acepta(?:n|s|ria|rian)? (?:menos|${MONEY}|oferta\\w*)|oferta de|en efectivo|de contado|(?<!(?:cual|que)(?: \\w+){0,4} )mas barato|iguala(?:n|r)? (?:el )?precio|en cuanto me lo|cuanto es lo|lo ultimo|precio fijo)`,
    ],
  ],
  [
    'financing',
    [
      `(?:financ\\w+|credit|loans?|apr|interest(?: rate)?s?(?! in)|monthly (?:payment|payments|pay)|payments?|down ?payment|money down|zero down|(?:what is|whats|what's|how much) (?:the )?down|put down(?! (?:a |some )?deposit)|lease|leasing|pre-?approv\\w*|approv\\w*|co-?sign\\w*|bhph|buy here pay here|lender|bankruptcy|repo|repossess\\w*|refinanc\\w*|a month|per month|first time buyer)`,
      `(?:(?:cuanto|que) (?:de |es el )?down|financ\\w+|credito|prestamo\\w*|mensualidad\\w*|enganche|pagos?(?! de placas)|a plazos|al mes|por mes|mensual\\w*|interes(?:es)? (?:del?|tiene|cobr\\w+|anual)|tasa|aprob\\w+|aprueb\\w+|arrend\\w+|cosign\\w*|fiador|aval|bancarrota|score|buro)`,
    ],
  ],
  [
    'trade_in',
    [
      `(?:what|how much)(?: \\w+){0,6} (?:my|for my|trade|trade-?in)(?: \\w+){0,6}|(?:my|the|a) trade(?:-| )?in(?: \\w+){0,3} (?:worth|value|offer)|trade(?:-| )?in (?:value|offer|quote|worth)|(?:(?:value|worth) (?:of|for|on) my|my (?:\\w+ ){0,3}(?:value|worth)|what is mine worth|appraise|appraisal|kbb|kelley|blue book|payoff|upside down|negative equity)|(?:buy|purchase) my (?:car|truck|vehicle|suv|van)|owe (?:\\w+ ){0,3}on (?:my|it)|offer (?:me )?(?:on|for) my`,
      `cuanto (?:\\w+ ){0,5}(?:por mi|de mi|vale mi|dan por|darian por|me dan|valdria)(?: \\w+)*|(?:valor|avaluo|valuar|valuan|cotizar) (?:\\w+ ){0,2}(?:mi|el mio)|compran (?:carros|autos|mi)|(?:debo|deuda) (?:\\w+ ){0,3}(?:del?|mi) (?:carro|auto|troca|camioneta)`,
    ],
  ],
]

const COMPILED = ASKS.map(
  ([reason, ways]) => [reason, ways.map((way) => new RegExp(`(?<![a-z0-9])(?:${way})(?![a-z0-9*])`))] as const,
)

/**
 * Why a customer's message goes to a person before any model is asked. "What's the price?", "do you take trade-ins?", and
 * "I have one to trade in" are for the assistant: it quotes the list price and notes the trade-in; its value is a person's.
 */
export function needsPerson(text: string): HandOverReason | undefined {
  if (hasSecrets(text)) return 'papers'
  const folded = foldText(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  return COMPILED.find(([, ways]) => ways.some((way) => way.test(folded)))?.[0]
}
