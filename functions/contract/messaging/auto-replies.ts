/**
 * What telephones, offices, carriers, and WhatsApp Business answer by themselves, in their own words: lower case, without
 * accents. Only texts that are known to be a machine's: what somebody may have written by hand stays a message.
 */
const MACHINES: Record<string, readonly RegExp[]> = {
  iphone: [
    /^i'm [a-z]{4,12} with (?:(?:\w+ ){0,2}focus|do not disturb(?: while driving)?) turned on\./,
    /^\(?i'm not receiving notifications\. if this is urgent, reply "urgent"/,
    /^(?:i have do not disturb turned on|tengo activado no molestar)\./,
    /^estoy (?:conduciendo|manejando) con (?:el modo|la funcion|el enfoque|no molestar)\b.* activad[oa]\b/,
    /^\(?no (?:estoy recibiendo|recibo) notificaciones\. si (?:es|se trata de) (?:algo )?urgente, responde/,
  ],
  android_auto: [
    /^(?:sorry,? )?i'm driving right now\.?$/,
    /^i'm driving(?: right now)? ?[.,-]? ?(?:i'll (?:reply|respond|get back to you) (?:later|when i can)\.? )?\(?sent (?:from|by|with) android auto\.?\)?$/,
    /^(?:sorry,? )?i(?: am|'m) (?:currently )?driving\b[^?]*\b(?:when|once|until) (?:it's|it is|i'm|i am) safe\b[^?]*$/,
    /^(?:estoy (?:conduciendo|manejando) en este momento|(?:ahora mismo )?estoy (?:conduciendo|manejando))\.?$/,
  ],
  told: [
    /^\W{0,2}(?:auto(?:matic|mated)?[- ]?(?:reply|response|message)|respuesta automatica|mensaje automatico)(?: ?[:.,!)\]-]| from\b)/,
    /^(?:at&t|verizon|t-mobile|samsung|google) (?:\w+ ){0,2}auto[- ]?(?:reply|response) ?[:-]/,
    /(?:^|[.!] )this is an auto(?:matic|mated)?[- ]?(?:reply|response|message)\b(?!\?)/,
    /(?:^|[.!] )(?:este es un mensaje automatico|esta es una respuesta automatica)\b(?!\?)/,
    // Behind what it says: "I can't talk right now. (Auto-reply)", "(AT&T DriveMode auto-reply)".
    /\((?!not?\b)[\w&'. -]{2,40} (?:auto(?:matic|mated)?[- ]?(?:reply|response)|respuesta automatica)\)$/,
    /[.!([-] ?(?:(?:this (?:text|message|reply) was )?(?:sent automatically|automatically sent)|enviado automaticamente)[.)\]]*$/,
    /(?:^|[.!] )(?:please )?do not (?:reply|respond) to this (?:text|message|e-?mail|number)[.!)]*(?: |$)(?!\?)/,
    /(?:^|[.!] )(?:por favor,? )?no respond(?:a|as|er) a este (?:mensaje|texto|correo|numero)[.!)]*(?: |$)/,
    /[.!([-] ?(?:sent (?:by|from|with) [\w ]{2,30} )?(?:auto(?:matic|mated)?[- ]?reply|respuesta automatica|mensaje automatico)(?: sent (?:by|from|with) [\w ]{2,30})?[.)\]]*$/,
  ],
  office: [
    /^i(?: am|'m| will be) (?:currently |now )?(?:out of|away from) (?:the |my )?office\b[^?]*\b(?:until|through|return|returning|limited access|back on)\b[^?]*$/,
    /^(?:gracias por (?:tu|su) (?:correo|mensaje)[.,!] )(?:me encuentro|estoy|estare) de vacaciones\b[^?]*\bhasta\b[^?]*$/,
    /^out of (?:the )?office\b(?: ?[:!.-]|$|[^?]*\b(?:until|back on|return))[^?]*$/,
    /^fuera de (?:la )?oficina\b(?: ?[:-]|[^?]*\bhasta\b)[^?]*$/,
    /^(?:me encuentro|estoy|estare) fuera de (?:la )?oficina\b[^?]*\b(?:hasta|regreso|vuelvo|regresare)\b[^?]*$/,
    /^i(?: am|'m| will be) (?:currently |now )?(?:on|taking) (?:\w+ ){0,2}(?:vacation|holiday|leave|pto)\b[^?]*\b(?:limited access|(?:it's|is|for|anything|something) urgent|immediate (?:assistance|attention)|in my absence)\b[^?]*$/,
    /^(?:me encuentro|estoy|estare) (?:de (?:vacaciones|viaje|licencia)|fuera de (?:la )?oficina)\b[^?]*\b(?:acceso limitado|(?:si es|en caso de|algo|asuntos?) urgen\w+|en mi ausencia)\b[^?]*$/,
  ],
  carrier: [
    /^(?:at&t |vzw |verizon |t-mobile |cricket )?free (?:t-mobile )?(?:msg|message) ?[:-]/,
    /^(?:your )?(?:text )?message (?:was )?not delivered\b(?!\?)/,
    /^(?:your )?message (?:to \S+ )?(?:could not|couldn't|cannot) be (?:delivered|sent)\b/,
    /^(?:unable to send message ?- ?)?message blocking is active\b/,
    /^service access denied\b/,
    /^(?:the|this) (?:\w+ ){0,3}(?:subscriber|customer|person|number|party) (?:you |that you )(?:are|have|were) (?:trying to reach|calling|dialed|called|reached) is (?:not |un|no longer)/,
    /^you(?:'ve| have) reached (?!(?:the )?wrong\b)[^?]*\b(?:leave (?:a|your) message|voicemail|unavailable|not available|not monitored|business hours|office hours)\b[^?]*$/,
    /^(?:msg|message) not sent ?[:-]/,
    /^error:? invalid number\. please re-?send\b/,
    /^this (?:mailbox|inbox|line) is (?:not |un)monitored\b[^?]*$/,
    /^(?:the|this) (?:phone )?number (?:you (?:are texting|texted|have texted) )?(?:is not monitored|(?:cannot|can't|does not|doesn't|is unable to|is not able to) (?:receive|accept) (?:\w+ )?(?:texts?|messages?))\b[^?]*$/,
    /^este numero no (?:recibe|acepta|puede recibir|esta habilitado para recibir) (?:mensajes|textos)\b[^?]*$/,
    /^(?:mensaje no entregado|(?:tu|su|el) mensaje no (?:se pudo|pudo ser|ha podido ser) (?:entregar|enviar|entregado|enviado))\b/,
  ],
  business: [
    /^thank you for contacting .{1,80}! please let us know how we can help you\.?$/,
    /^thank(?:s| you) for your message\. we're (?:unavailable|away|closed) (?:right now|at the moment)\b.*\b(?:respond|reply|get back)\b/,
    /^¡?gracias por (?:comunicarte con|contactar(?: a)?|escribir(?:nos)? a) .{1,80}[.!] ¿?(?:por favor,? )?(?:(?:dinos|haznos saber|dejanos saber|indicanos|cuentanos) )?(?:como|en que) (?:te |le )?podemos ayudar(?:te|le)?[.?]?$/,
    /^¡?gracias por (?:tu|su) mensaje[.!] (?:en este momento|ahora) no (?:estamos disponibles|podemos responder)\b.*\b(?:antes posible|pronto|responderemos)\b/,
    /^we(?:'ve| have) received your (?:message|e-?mail|text|request|inquiry)\b[^?]*\b(?:get back|respond|reply|be in touch|contact you)\b[^?]*$/,
    // A business thanks for contacting its name; a customer thanks for being contacted.
    /^(?:(?:hi|hello)[.,!] )?thank(?:s| you) for (?:contacting|calling|texting|messaging|reaching out to) (?!me\b|us\b|back\b).{1,60}[.!] [^?]*\b(?:we(?:'re| are) (?:currently )?(?:closed|away|unavailable)|(?:we|our team|a member of our team|someone) (?:will|'ll) (?:get back|respond|reply|be with you))\b[^?]*$/,
    /^¡?(?:hola[.,!]? )?gracias por (?:contactar a|comunicar(?:te|se) con|escribir(?:nos)? a|llamar a) (?!mi\b).{1,60}[.!] [^?]*\b(?:en este momento no|nuestro horario|en breve (?:te|le|nos)|(?:te|le) (?:responderemos|atenderemos|contestaremos))\b[^?]*$/,
  ],
}

/** Before what a machine says. */
const GREETING =
  /^(?:hi|hello|dear|good (?:morning|afternoon|day)|hola|buen dia|buen[oa]s (?:dias|tardes|noches)|estimad[oa]s?)(?: [\w.]+){0,3} ?[.,!:-] ?/
const THANKS =
  /^¡?(?:thank(?:s| you) for (?:your|the) (?:e-?mail|message|text|note)|gracias por (?:tu|su) (?:correo|mensaje|e-?mail))\b[^.,!?]{0,30}[.,!] /
/** Nobody's office speaks of what a customer would do. */
const IS_CUSTOMERS =
  /\b(?:come (?:by|see|in|look|over)|see it|look at it|test drive|hold (?:it|the)|(?:the|that) (?:car|truck|suv|van|[a-z]*-\w)|verl[oa]|(?:la|el) (?:troca|carro|auto|camioneta))\b/

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
  return Object.entries(MACHINES).some(
    ([kind, texts]) =>
      !(kind === 'office' && IS_CUSTOMERS.test(text)) && texts.some((one) => said.some((words) => one.test(words))),
  )
}

const SUBJECT =
  /^(?:automatic reply|auto[- ]?(?:reply|response)|respuesta automatica|(?:mensaje|aviso) de ausencia|out of (?:the )?office(?: auto-?reply)?|fuera de (?:la )?oficina)(?: ?[:-]|$)/
/** True for the subject of a mail that a program answers by itself. */
export const isAutoSubject = (subject: string): boolean => SUBJECT.test(folded(subject))

/** Two texts are alike if they differ in numbers and signs alone. */
export const areAlike = (one: string, other: string): boolean => gistOf(one) === gistOf(other)
const gistOf = (body: string) => folded(body).replace(/[^\p{L}]+/gu, '')
