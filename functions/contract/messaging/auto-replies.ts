import { hasAwaySigns } from './away-signs.ts'
import { hasMachineSigns } from './machine-signs.ts'
import { isInMachineWords } from './machine-words.ts'

/**
 * What telephones, offices, carriers, and WhatsApp Business answer by themselves, in their own words: lower case, without
 * accents. Only texts that are known to be a machine's: what somebody may have written by hand stays a message.
 */
const MACHINES: Record<string, readonly RegExp[]> = {
  iphone: [
    /^i'm (?:\w+ ){1,4}with (?:(?:\w+ ){0,3}focus|do not disturb(?: while driving)?) turned on\./,
    /^\(?i'm not receiving notifications\. if this is urgent, reply "urgent"/,
    /^(?:i have do not disturb turned on|tengo activado no molestar)\./,
    /^estoy (?:conduciendo|manejando) con (?:el modo|la funcion|el enfoque|no molestar)\b.* activad[oa]\b/,
    /^\(?no (?:estoy recibiendo|recibo) notificaciones\. si (?:es|se trata de) (?:algo )?urgente, responde/,
  ],
  android_auto: [
    /^(?:sorry,? )?i'm driving right now\.?$/,
    /^i'm driving(?: right now)? ?[.,-]? ?(?:i'll (?:reply|respond|get back to you) (?:later|when i can)\.? )?\(?sent (?:from|by|with) android auto\.?\)?$/,
    /^(?:driving|drive|car) mode is (?:on|active|enabled)\b/,
    /^(?:el )?modo (?:de )?(?:manejo|conduccion|auto) (?:esta )?activado\b/,
    /^(?:sorry,? )?i(?: am|'m) (?:currently )?driving\b[^?]*\b(?:when|once|until) (?:it's|it is|i'm|i am) safe\b[^?]*$/,
    /^(?:estoy (?:conduciendo|manejando) en este momento|(?:ahora mismo )?estoy (?:conduciendo|manejando))\.?$/,
  ],
  told: [
    /^\W{0,2}(?:auto(?:matic|mated|[- ]?generated)?[- ]?(?:reply|response|message)|respuesta automatica|mensaje automatico)(?: ?[:.,!)\]-]| from\b)/,
    /^(?:at&t|verizon|t-mobile|samsung|google) (?:\w+ ){0,2}auto[- ]?(?:reply|response) ?[:-]/,
    /(?:^|[.!] )this is an auto(?:matic|mated|[- ]?generated)?[- ]?(?:reply|response|message)\b(?!\?)/,
    /(?:^|[.!] )(?:este es un mensaje automatico|esta es una respuesta automatica)\b(?!\?)/,
    /(?:^|[.!:] )(?!(?:is|it's|not|no|was|i|your?|want|stop|this) )(?:[\w&'-]+ ){1,3}auto(?:matic)?-(?:reply|response)[.:]/,
    /[.!] auto(?:matic)?[- ]?(?:reply|response|message) from my\b/,
    // Behind what it says: "I can't talk right now. (Auto-reply)", "(AT&T DriveMode auto-reply)".
    /\((?!not?\b)[\w&'. -]{2,40} (?:auto(?:matic|mated)?[- ]?(?:reply|response)|respuesta automatica)\)$/,
    /\b(?:sent automatically|automatically (?:sent|generated)|(?:enviado|generado) automaticamente)[.!)\]]*$/,
    /[([](?:automated|automatic|auto|automatico)[)\]][.!]?$/,
    /\b(?:sent (?:by|from|with)|enviado (?:por|desde)) [^.?!]{0,40}auto-?(?:responder|reply|respuesta)\b[.!)]*$/,
    /\bdo not disturb(?: while driving| mode)? (?:is |turned )?(?:on|enabled|active)\./,
    /(?:^|[.!] )(?:please )?do not (?:reply|respond) to this (?:text|message|e-?mail|number)[.!;,)]*(?: |$)(?!\?)/,
    /(?:^|[.!] )(?:por favor,? )?no respond(?:a|as|er) a este (?:mensaje|texto|correo|numero)[.!)]*(?: |$)/,
    /[.!([-] ?(?:sent (?:by|from|with) [\w ]{2,30} )?(?:auto(?:matic|mated)?[- ]?reply|respuesta automatica|mensaje automatico)(?: sent (?:by|from|with) [\w ]{2,30})?[.)\]]*$/,
  ],
  office: [
    /^i(?: am|'m| will be) (?:currently |now )?(?:out of|away from) (?:the |my )?office\b[^?]*\b(?:until|through|return|returning|limited access|back on|from \w+ \d+ to|please (?:contact|reach out)|(?:immediate|urgent) (?:assistance|attention|matters|needs))\b[^?]*$/,
    /^(?:gracias por (?:tu|su) (?:correo|mensaje)[.,!] )(?:me encuentro|estoy|estare) de vacaciones\b[^?]*\bhasta\b[^?]*$/,
    /^out of (?:the )?office\b(?: ?[:!.-]|$|[^?]*\b(?:until|back on|return))[^?]*$/,
    /^fuera de (?:la )?oficina\b(?: ?[:-]|[^?]*\bhasta\b)[^?]*$/,
    /^(?:me encuentro|estoy|estare) fuera de (?:la )?oficina\b[^?]*\b(?:hasta|regreso|vuelvo|regresare)\b[^?]*$/,
    /^i(?: am|'m| will be) (?:currently |now )?(?:on|taking) (?:\w+ ){0,2}(?:vacation|holiday|leave|pto)\b[^?]*\b(?:limited access|no access to (?:my )?(?:e-?mail|phone|messages)|(?:not|won't) (?:be )?(?:checking|reading|monitoring)|(?:it's|is|for|anything|something) urgent|immediate (?:assistance|attention)|in my absence|please (?:contact|reach out to|direct|write to) (?!me\b|my\b))\b[^?]*$/,
    /^(?:me encuentro|estoy|estare) (?:de (?:vacaciones|viaje|licencia)|fuera de (?:la )?oficina)\b[^?]*\b(?:acceso limitado|(?:si es|en caso de|algo|asuntos?) urgen\w+|en mi ausencia)\b[^?]*$/,
  ],
  carrier: [
    /^(?:[\w&-]+ )?free ?(?:[\w-]+ )?(?:msg|message) ?[:-]/,
    /^(?:your )?(?:text )?message (?:was )?not delivered\b(?!\?)/,
    /^(?:your )?message (?:to \S+ )?(?:could not|couldn't|cannot) be (?:delivered|sent)\b/,
    /^(?:unable to send message ?- ?)?message blocking is active\b/,
    /^service access denied\b/,
    // Nobody's own words: no "I", and no question.
    /^(?=.*\b(?:texts?|texting|messag\w+|sms|mms|mensajes?)\b)(?!.*(?:\b(?:i|i'm|i'll|i've|my|me|mi|yo)\b|\?)).*\b(?:undeliverable|(?:could not|couldn't|cannot|can't) be delivered|(?:is|are|was|were) not delivered|not able to receive (?:sms|texts?|(?:text )?messages?)|has not enabled|is not (?:supported|enabled)|not a (?:mobile|cell|wireless) number|is a landline|no (?:fue|pudo ser) entregad[oa])\b/,
    /^mensaje gratis ?[:-]/,
    /^no se pudo (?:enviar|entregar) (?:tu|su|el) mensaje\b/,
    /^(?:the|this) (?:\w+ ){0,3}(?:subscriber|customer|person|number|party) (?:you |that you )(?:are|have|were) (?:trying to (?:reach|text|call|message)|calling|texting|dialed|called|texted|reached) (?:is (?:not |un|no longer)|has been disconnected|has not enabled)/,
    /^you(?:'ve| have) reached (?!(?:the )?wrong\b)[^?]*\b(?:leave (?:a|your) message|voicemail|unavailable|not available|not monitored|business hours|office hours)\b[^?]*$/,
    /^(?:msg|message) not sent ?[:-]/,
    /^error:? invalid number\. please re-?send\b/,
    /^this (?:mailbox|inbox|line|number|is an?)(?: is)? (?:not |un)monitored\b[^?]*$/,
    /^(?:notice ?[:-] )?the person you(?:'re| are) (?:texting|calling|trying to reach)\b[^?]*\b(?:do not disturb|unavailable|driving)\b[^?]*$/,
    /^el (?:usuario|numero|cliente|suscriptor) que (?:usted )?(?:marco|llamo|busca)\b[^?]*$/,
    /(?:^|[.!:] |^sorry,? )(?:this (?:phone )?(?:number|line)|the (?:phone )?number you)\b(?!.*\b(?:i|i'm|my|me)\b)[^?]{0,80}\b(?:is not monitored|(?:cannot|can't|does not|doesn't|is unable to|is not able to) (?:receive|accept) (?:\w+ )?(?:texts?|messages?))\b[^?]*$/,
    /^este numero no (?:recibe|acepta|puede recibir|esta habilitado para recibir) (?:mensajes|textos)\b[^?]*$/,
    /^(?:mensaje no entregado|(?:tu|su|el) mensaje no (?:se pudo|pudo ser|ha podido ser) (?:entregar|enviar|entregado|enviado))\b/,
  ],
  business: [
    /^thank you for contacting .{1,80}! please let us know how we can help you\.?$/,
    /^thank(?:s| you) for your message\. we're (?:unavailable|away|closed) (?:right now|at the moment)\b.*\b(?:respond|reply|get back)\b/,
    /^¡?gracias por (?:comunicarte con|contactar(?: a)?|escribir(?:nos)? a) .{1,80}[.!] ¿?(?:por favor,? )?(?:(?:dinos|haznos saber|dejanos saber|indicanos|cuentanos) )?(?:como|en que) (?:te |le )?podemos ayudar(?:te|le)?[.?]?$/,
    /^¡?gracias por (?:tu|su) mensaje[.!] (?:en este momento|ahora) no (?:estamos disponibles|podemos responder)\b.*\b(?:antes posible|pronto|responderemos)\b/,
  ],
}

/** Before what a machine says. */
const GREETING =
  /^¡?(?:hi|hello|hey|howdy|greetings|dear|happy holidays|good (?:morning|afternoon|evening|day)|hola|buen dia|buen[oa]s (?:dias|tardes|noches)|estimad[oa]s?)(?: [\w.]+){0,3} ?[.,!:-] ?/
const THANKS =
  /^¡?(?:thank(?:s| you) for (?:your|the) (?:e-?mail|message|text|note)|gracias por (?:tu|su) (?:correo|mensaje|e-?mail))\b[^.,!?]{0,30}[.,!] /
/** Nobody's office speaks of what a customer would do. */
const IS_CUSTOMERS =
  /\b(?:i'll|i will|i can|i want|i'd like|i need) (?!(?:be|not|return|respond|reply|get (?:back|to your|your)|have|check|read|answer|see your|follow up|contact|as soon|only|also)\b)\w|\b(?:paso|pasare|voy|quiero|quisiera|(?:te|le|les) marco|me interesa)\b|\b(?:can|could) (?:i|we|you)\b|\bi (?:run|own) \w|(?<!you )\b(?:need|want|looking for) (?:an?|\d+)\b|\bbut (?:i'm |i am )?(?:available|free|can|want|still)\b|\b(?:come (?:by|see|in|look|over)|see it|look at it|test drive|hold (?:it|the)|(?:the|that) (?:car|truck|suv|van|[a-z]*-\w)|verl[oa]|(?:la|el) (?:troca|carro|auto|camioneta))\b/

const folded = (body: string) =>
  body
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** True for a text that a machine of the customer's side answers by itself. */
export const isAutoReply = (body: string): boolean => {
  const text = folded(body)
  const begun = text.replace(GREETING, '')
  const said = [text, begun, begun.replace(THANKS, '')]
  const isCustomers = IS_CUSTOMERS.test(text)
  return (
    hasMachineSigns(begun) ||
    (!isCustomers && (hasAwaySigns(begun) || isInMachineWords(text))) ||
    Object.entries(MACHINES).some(
      ([kind, texts]) =>
        !(kind === 'office' && isCustomers) && texts.some((one) => said.some((words) => one.test(words))),
    )
  )
}

const SUBJECT =
  /^(?:automatic reply|auto(?:[- ]?(?:reply|response))?|respuesta automatica|(?:mensaje|aviso) de ausencia|ausen(?:cia|te)(?: de la oficina)?|o(?:oo|of)|(?:out of|away from) (?:the |my )?(?:office|desk|e?-?mail)(?: auto-?reply)?|no longer with [^:?]{2,40}|(?:on )?(?:\w+ )?(?:vacation|leave|holiday)|de vacaciones|fuera de (?:la )?oficina)(?: ?[:-]| re:|$)/
/** True for the subject of a mail that a program answers by itself. */
export const isAutoSubject = (subject: string): boolean => SUBJECT.test(folded(subject))

/** Two texts are alike if they differ in numbers and signs alone. */
export const areAlike = (one: string, other: string): boolean => gistOf(one) === gistOf(other)
const gistOf = (body: string) => folded(body).replace(/[^\p{L}]+/gu, '')
