/**
 * Words of which a machine's text is full, by their stems, in both languages: so many different ones stand together in no
 * text that somebody types, unless it speaks of what customers speak of too.
 */
const OF_MACHINES = String.raw`
  repl(?:y|ies|ied|ying) answer\w* return\w* receive[ds]? submitted forwarded request\w* inquir\w+ correspondence ticket case
  representatives? agents? associates? specialist technician advisor staff team company branch department
  offices? store closed re-?open\w* business hours weekdays holidays? urgent urgency emergenc\w+ immediate(?:ly)? assist\w*
  contact\w* reach\w* direct access check(?:ed|ing)? limited vacation leave pto sabbatical conference away out traveling delay\w*
  interest shortly soon later order within upon until through when once responses? slow currently temporarily
  deliver\w* sent fail\w* rejected service lines? numbers? messages? messaging texts? texting e-?mails? account device phone
  driv(?:e|ing|er) wheel parked arriv\w+ safe(?:ly)? enabled locked moment welcome regular(?:ly)? available
  contest\w+ recib(?:ido|imos|ira) solicitud caso asesor\w* representante ejecutivo equipo empresa ventas oficinas? cerrad\w+ abr(?:imos|iremos)
  horario habil\w* urgen\w+ emergencia comuni\w+ acceso limitado vacaciones viaje licencia incapacidad permiso fuera
  atend\w+ atencion entreg\w+ servicio linea numero telefono mensajes? textos? correo conduc\w+ manejando volante
  llegu\w+ llegar destino bienvenid\w+ opcion momento regres\w+ respond\w+ contact[aeo]\w* hasta tarde`
/** The same that people hardly type: each counts twice. */
const OF_MACHINES_ALONE = String.raw`
  auto-?(?:repl|respon|text|sent|message|note)\w* automat\w+ (?:un)?monitored unattended undeliverable unavailable unreachable landline
  subscri\w+ recipients? carrier handset notifications? silenced disturb blocked disconnected respond absence mailbox inbox voicemail
  brevedad buzon destinatarios? suscriptor usuario bloquead\w+ disponibles? ausen\w+ respuesta silencioso atendemos encuentr\w+ ocupados
  oprima marque seleccione frequency opted`
/** A text that has one of these is somebody's, whatever else it has. */
const OF_PEOPLE = String.raw`
  it them but so yes yeah yep ok u ur im rn lol wants? wanted needs? needed like buy(?:ing)? bought price[ds]? payments? pay(?:off)? paid cash
  money down loan bank credit financ\w+ title trade\w* cars? trucks? suvs? vans? vehicle miles keys? tomorrow tonight yesterday still
  interested wife husband son daughter mom dad brother sister kids look(?:ing)? came come coming bring drop hold sign(?:ed)? papers plates
  insurance registration told said decided got saw another pictures? photos? link me test carfax dealer lot website google appointment
  pero quiero quisiera puedo tengo tiene troca carro auto camioneta precio enganche pagos? banco credito esposa esposo hijo hija
  ahorita marco mand[ae]\w* paso llego ya fotos? placas titulo papeles aviso checar ver verla verlo cita
  me-(?:interesa|urge|marca|llam\w+|dij\w+|dio|puede) do-i (?:i|we)-(?:left|called|contacted|received|emailed|sent|tried|need|have|had|did|would)
  su-(?:oficina|agencia|servicio|atencion|negocio|gente) espero conmigo
  (?:text|call|contact|reach|use|at|to|llam\w+|mensaje|a)-(?:(?:at|me|us|a)-)?(?:this|este)-(?:number|numero)
  please-(?:send|answer|return|respond|text|check|have|deliver|confirm|update|call-my|contact-our)
  your-(?!(?:messages?|texts?|call|request|inquiry|e-?mails?|name|patience|interest|understanding|cooperation|ticket|case|note|contact|carrier|device|return|question|order|support|voicemail|company|trip)\b)\w+
  my-(?!(?:phone|cell|mobile|desk|office|absence|notifications?|return|e-?mail|devices?|destination|inbox|voicemail|messages?|texts?|account|team|mailbox|stop)\b)\w+`
/** Both are polite: all of these count as one word. */
const POLITE = /\b(?:please|thank(?:s| you)|appreciate|patience|help|favor|gracias|agradec\w+|paciencia)\b/
const LEAST = 4
/** In a long mail so many of them stand anyway. */
const LONGEST = 400

/** Matches the words of a list as wholes; a hyphen between them stands for a blank, too. */
const anyOf = (stems: string, flags = '') =>
  new RegExp(
    `(?<![\\w'])(?:${stems
      .trim()
      .split(/\s+/)
      .join('|')
      .replaceAll(/(?<=[a-z)])-(?=[a-z(])/g, '[- ]')})(?![\\w'])`,
    flags,
  )
const [MACHINES, ALONE, PEOPLES] = [anyOf(OF_MACHINES, 'g'), anyOf(OF_MACHINES_ALONE, 'g'), anyOf(OF_PEOPLE)]
/** Forms of one word count once. */
const STEM_CHARACTERS = 5
const stemsIn = (text: string, words: RegExp) =>
  new Set((text.match(words) ?? []).map((word) => word.slice(0, STEM_CHARACTERS))).size

/** True for a folded text in the words of machines alone, which asks nothing. */
export const isInMachineWords = (text: string): boolean =>
  text.length <= LONGEST &&
  !text.includes('?') &&
  !PEOPLES.test(text) &&
  stemsIn(text, MACHINES) + 2 * stemsIn(text, ALONE) + Number(POLITE.test(text)) >= LEAST
