/**
 * What an office, a shop, a telephone, or somebody away says in a text that a machine sends, each in both languages. One of
 * them is said by hand too; several together are not.
 */
/** As a business is called, written to, or visited; a customer thanks for being contacted. */
const WELCOME =
  /^¡?(?:thank(?:s| you) (?:so much )?for (?:calling|contacting|texting|messaging|choosing|visiting|writing(?: to| in)?|reaching out(?: to)?)\b(?! (?:me|back|us back)\b)|(?:you(?:'ve| have) reached (?!(?:the )?wrong\b|my\b)|welcome to |bienvenid[oa]s? a )|we(?:'ve| have)? (?:received|got) your (?:call|text|message|e-?mail|request|inquiry)\b|hemos recibido (?:tu|su) (?:mensaje|correo|solicitud)\b|gracias por (?:contactar|comunicar|escribir|llamar|visitar|elegir|preferir)(?!me\b))/
const RECEIVED =
  /\bwe(?:'ve| have)? (?:received|got) your (?:call|text|message|e-?mail|request|inquiry)\b|\b(?:ticket|case)(?: \w+)? has been (?:created|opened|assigned)\b|\byour (?:call|text|message|e-?mail|request|inquiry|ticket|case)(?: \S{0,12}\d)? (?:has been|was|is) (?:received|submitted|logged|created|being)\b|\b(?:tu|su) (?:mensaje|correo|solicitud|caso) (?:ha sido|fue) (?:recibid|registrad)/
const THANKS =
  /^¡?(?:thank(?:s| you) (?:so much )?for your (?:call|text|message|e-?mail|inquiry|interest)\b|gracias por (?:tu|su) (?:llamada|mensaje|correo|interes|preferencia))|\b(?:thank(?:s| you) for your (?:patience|understanding|cooperation|business|support)|gracias por (?:tu|su) (?:paciencia|comprension))\b/
const SIGNS = [
  // Away
  /\b(?:(?:we|i|our (?:office|store|shop|team)|the office)(?: are| is|'re| am|'m| will be)(?: currently| now| temporarily)? (?:closed|away|unavailable|asleep|(?:not|un)(?: currently)? ?(?:available|here|in\b)|out (?:of|on|for) |off (?:duty|work|contract|campus|shift)|at sea|abroad|on (?:\w+ ){0,2}(?:vacation|holiday|leave|pto|break)|in (?:a|an) (?:\w+ )?(?:meeting|movie|class|session|flight|appointment|interview)|traveling|driving|riding|on (?:my|a|the) (?:bike|motorcycle|road|plane|water)|behind the wheel|sleeping|assisting other)|while (?:i was|i am|i'm) driving|we missed (?:you|your call)|(?:estamos|esta|estan|estoy|me encuentro|estare|estaremos|ando|voy)(?: actualmente)? (?:cerrad|fuera|ausente|de (?:vacaciones|viaje|licencia|permiso)|en (?:una )?(?:junta|reunion|clase|llamada)|atendiendo|manejando|conduciendo|al volante)|no (?:estamos|estoy|nos encontramos|me encuentro|estare) disponibles?|no podemos (?:atender|responder|contestar))/,
  // Who will answer
  /(?:\b(?:will|'ll|usually|typically) (?:\w+ )?(?:get (?:right |straight )?back|get (?:to )?your|respond|reply|be (?:answered|returned|in touch|with you)|return (?:your|all|any|calls|messages)\b|see (?:it|your)|read your|contact you\b|reach out|follow up|answer(?: you| your| when|$|[.,])|show it)|\bwe(?:'ll| will) call you\b|\b(?:responder(?:e|a|emos|an)|contestar(?:e|a|emos|an)|atender(?:e|a|emos|an)|llamaremos|nos comunicaremos|(?:nos |se )?pondr(?:emos|a) en contacto|comunicarnos contigo|devolver(?:e|emos) (?:tu|su)|recibiras? (?:una )?respuesta|(?:vere|leere) (?:tu|su) mensaje|(?:te|le) respondo)\b)/,
  // Hours
  /\b(?:(?:our|business|office|store|normal|regular) hours\b|horario de (?:atencion|servicio)|nuestro horario|(?:mon(?:day)?|lun(?:es)?) ?(?:-|to|through|thru|a) ?(?:fri|sat|sun|vie|sab|dom))/,
  // What cannot wait
  /\b(?:(?:for|if|in case of|anything|something) [^.!]{0,30}(?:urgent|emergency|emergencies|immediate|sooner)|(?:call|dial) 911|(?:si es|en caso de|algo|para|asuntos?) [^.!]{0,30}(?:urgen|emergencia))/,
  // A call nobody took
  /\b(?:(?:reply|respond) with your|leave (?:us |me )?(?:a|your) (?:message|name|voicemail|(?:phone )?number|contact)|is (?:very )?important to us|dej[ae](?:nos)? (?:tu|su|un) (?:mensaje|nombre)|es (?:muy )?importante para nosotros)\b/,
  // Who does not look
  /\b(?:(?:not|won't|no longer) (?:be )?(?:checking|reading|monitoring)|(?:check|checking|read|reading) (?:\w+ )?e?-?mails? (?:only )?(?:sporadic|periodic|infrequent|occasional|rare)|can(?:'t|not) (?:look at|check|see|read|access|text|answer|respond)|unable to (?:text|answer|respond|reply)|silenc(?:ed|ing|e) |notifications?(?: are)? (?:off|silenced|paused)|(?:do not disturb|\w+ focus|focus mode|driving mode|no molestar|modo (?:avion|manejo|conduccion|descanso))|(?:limited|no|without|spotty|poor) (?:\w+ )?(?:access|signal|service|reception|internet)|(?:sin|poco|acceso) (?:acceso|limitado|senal)|not be forwarded|no (?:puedo|podre) (?:atender|responder|contestar|escribir|leer)|no (?:estare )?revis(?:ando|are|o)\b)/,
  // Whom to turn to
  /\b(?:please |or )?(?:contact|reach out to|direct (?:\w+ ){0,3}to|write to|call or text|text or call) (?!me\b|my\b|you\b|us back)|\b(?:text|call|contact|e?mail|reach) my (?:colleague|co-?worker|assistant|associate|partner)\b|\b(?:to contact us|visit (?:us|our)|favor de (?:contactar|llamar|comunicarse)|comuni[cq]u?e(?:se|nse)? con|contact[ea] a)\b/,
  // An office
  /\b(?:my (?:colleague|co-?worker|assistant|associate)\b|(?:an?|our|the next) (?:\w+ )?(?:agent|representative|advisor|associate|specialist|team member)|(?:members?|someone) (?:of|from|on) our (?:team|staff)|our (?:support|service|sales|office) (?:staff|team|desk)|(?:is|are) being (?:reviewed|processed|handled)|un[oa]? (?:de nuestros )?(?:asesor|agente|representante|ejecutivo)(?:es)?|(?:ticket|case|ref(?:erence)?|request|folio|caso) (?:number |no\.? |is |es )?#? ?\d{3,})/,
]
/** Said by nobody but a business; that counts twice, as well. */
const OUR_HOURS = /\b(?:our (?:\w+ )?hours (?:are|is|of)|nuestro horario (?:\w+ )*es)\b/
/** It names itself; that alone counts twice. */
const AUTOMATIC =
  /\bauto(?:matic(?:ally|o|a|amente)?|mated)?[- ]?(?:repl(?:y|ied)|sent|respon(?:se|der)|text|message|note|answer|generated)\b|\b(?:sent|generated|enviad[oa]|generad[oa]) automatic(?:ally|amente)\b|\b(?:mensaje|respuesta|texto) automatic[oa]\b|^auto: /
const WHEN =
  /\b(?:as soon as (?:possible|(?:we|i)(?:'m|'re|'ve)? ?(?:can|are|am|return|get back|park\w*|stop\w*|arrive|back|able))|shortly|in the order|(?:by |the )?next (?:available|business)|(?:within|in) (?:[\w-]+ )?(?:\w+ )?(?:hours?|minutes|days?)\b|(?:upon|on) my return|(?:when|once|after) (?:i|we)(?:'m|'re|'ve)? ?(?:return|get back|am|are|back|out|park\w*|stop\w*|arrive\w*|reach|open|wake|land|done|finish\w*|safe\w*)|(?:when|once) (?:it's|it is) safe|until|through|returning|return on|back (?:on|in|at)|in the morning|after that|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|lo antes posible|lo mas pronto posible|en breve|a la brevedad|(?:siguiente|proximo) dia habil|a mi regreso|hasta el|(?:cuando|en cuanto|al) (?:me )?(?:llegu?\w+|regres\w+|vuelv\w+|estacion\w+|termin\w+|pare|abramos|pueda))\b/
const IS_OURS =
  /\b(?:we|we're|we'll|our|us|someone|hemos|estamos|nuestr[oa]s?|nosotros|nos|asesor|agente)\b|\w+(?:remos|damos|[ai]rnos)\b/
const IS_MINE = /\b(?:i|i'm|my|mi)\b/
/** As people write who type with their thumbs. */
const IS_TYPED = /\b(?:u|ur|im|ill|rn|lol|gonna|wanna|thx|pls|plz|idk|ya|yeah|yup|xq|porfa|ahorita|al rato)\b/
/** A business asks nothing but what it can do. */
const ASKS =
  /(?<!(?:can|may|could) (?:we|i) (?:help|assist|do)\b[^?]{0,30}|(?:podemos|puedo) (?:ayudar|servir)\w*[^?]{0,20})\?/
/** So many together are a machine's; of a business that begins with thanks, one beside that. */
const SIGNS_MIN = 3
/** In a long mail each of them is found somewhere. */
const LONGEST = 700

/** True for a folded text that has the signs of somebody away, or of a business, who lets a machine answer. */
export function hasAwaySigns(text: string): boolean {
  if (text.length > LONGEST || IS_TYPED.test(text) || ASKS.test(text)) return false
  const signs = SIGNS.filter((sign) => sign.test(text)).length
  const isWelcome = WELCOME.test(text) || RECEIVED.test(text)
  const all =
    signs +
    Number(isWelcome || THANKS.test(text)) +
    Number(WHEN.test(text)) +
    Number(OUR_HOURS.test(text)) +
    2 * Number(AUTOMATIC.test(text) && signs + Number(WHEN.test(text)) > 0)
  return all >= SIGNS_MIN || (isWelcome && signs > 0 && IS_OURS.test(text) && !IS_MINE.test(text))
}
