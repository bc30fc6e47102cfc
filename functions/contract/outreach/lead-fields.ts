import { fieldOfColumn, type ImportField } from '#contract/customers/import-fields.ts'
import { numberKindOf, plainColumn } from '#contract/customers/number-columns.ts'
import { foldText } from '#contract/fold-text.ts'

/** What websites' forms ask for beside what contact files hold, without case, accents and all but letters. */
const LABELS = {
  name: 'shopper buyer visitor prospect applicant firstandlastname firstlastname solicitante comprador interesado prospecto',
  /** Form services name an address so that answers to their mail reach whoever filled it in. */
  reply: 'replyto',
  email: 'emailid mailid',
  question: `message messagebody messagetext yourmessage comments comment questions question questionscomments
    questionsorcomments questionsandcomments commentsquestions commentsorquestions commentormessage additionalcomments additionalinformation
    additionalinfo inquiry enquiry notes howcanwehelp howcanwehelpyou howmaywehelpyou howcanwebeofservice
    tellusmore whatcanwehelpyouwith body text details mensaje comentario comentarios mensajeocomentario comentariosadicionales
    query pregunta preguntas preguntasocomentarios consulta dudas duda observaciones notas detalles comopodemosayudarte
    comopodemosayudarle enquepodemosayudarte enquepodemosayudarle cuerpodelmensaje`,
  number: `stock stocknumber stockno stockid vin vinnumber vehiclevin vehicleidentificationnumber vehiclestock
    vehiclestocknumber numerodeinventario inventario numerodestock numerodeserie niv`,
  wanted: `vehicle vehicleinterest vehicleofinterest vehicleinterestedin interestedin interestedvehicle vehicleyouareinterestedin
    desiredvehicle vehicledesired vehicleyouwant vehiclewanted whichvehicle whichcar yearmakemodel listing vehiclelisting listingtitle anuncio whatvehicleareyouinterestedin whichvehicleareyouinterestedin carofinterest car auto carro
    vehiculo vehiculodeinteres vehiculodetuinteres vehiculodesuinteres autoquebusca autoquebuscas vehiculoquebusca vehiculoquebuscas autodeinteres autodetuinteres autodesuinteres vehiculodeseado quevehiculoleinteresa queautoteinteresa queautoleinteresa autoqueteinteresa
    autoqueleinteresa quevehiculoteinteresa quecarroteinteresa quecarroleinteresa quevehiculobuscas vehiculoqueteinteresa vehiculoqueleinteresa modelodeinteres`,
  year: 'year vehicleyear modelyear ano anodelvehiculo anio',
  make: 'make vehiclemake brand marca marcadelvehiculo',
  model: 'model vehiclemodel modelo modelodelvehiculo',
  trim: 'trim vehicletrim version',
  trade: `tradein tradeinvehicle vehicletotradein trade tradevehicle yourtradein yourtrade whatareyoutrading autoacuenta
    vehiculoacuenta autoquedejaacuenta vehiculoquedeja carroacuenta`,
  trade_year: 'tradeyear tradeinyear tradeinvehicleyear',
  trade_make: 'trademake tradeinmake tradeinvehiclemake',
  trade_model: 'trademodel tradeinmodel tradeinvehiclemodel',
  trade_trim: 'tradetrim tradeintrim tradeinvehicletrim',
  down: 'downpayment downpaymentamount cashdown enganche pieinicial pagoinicial',
  time: `timeframe purchasetimeframe buyingtimeframe whenareyoulookingtobuy whendoyouplantobuy plazo cuandopiensacomprar
    cuandopiensascomprar`,
  from: 'from de remitente sender',
  /** Of no use to people. */
  noise: `ip ipaddress remoteip useragent browser captcha recaptcha token formid entryid submissionid submissiontoken sentfrom
    direccionip agentedeusuario ipremota urldelapagina pageurl poweredby conlatecnologiade navegador to para formname form
    id leadid createdtime pageid adid`,
}
export type LeadField = keyof typeof LABELS | ImportField

const FIELD_OF = new Map(
  (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) =>
    LABELS[field].split(/\s+/).map((label) => [label, field] as const),
  ),
)

/** How a question begins: "What is your phone number?", "¿Y cuál es tu nombre?"; and an old form's field: "txtPhone". */
const ASKED =
  /^(?:and|y(?=tu|su|cual)|txt)?(?:whatis|whats|whatsthe|please)?(?:enter|provide|select|may we have|cuales|cual|ingresa|ingrese|escribe|escriba|indica|indique)?(?:your|tus?|sus?|mi|my|the|el|la(?!st)|applicants?|buyers?|shoppers?)?(?=[a-z]{3})/
/** Words that say of a label how it is to be filled in. */
const HINT =
  /\((?:required|optional|obligatorio|requerido|opcional|necesario)\)|\b(?:required|obligatorio|requerido)\s*$/gi

/** Words that say it where the whole label is nobody's: "Best phone number to reach you". Of the dealership's own they say nothing. */
const LOOSE: [LeadField, RegExp][] = [
  ['email', /\b(?:e-?mail|correo)\b/],
  [
    'phone',
    /\b(?:phone|cell|mobile|telefono|celular|movil)\b|\b(?:number|numero)\b.*\b(?:reach|call|text|contact|llam|marc|escrib)|\b(?:tu|su) numero$/,
  ],
  ['question', /\b(?:message|mensaje|comments?|comentarios?|questions?|preguntas?)\b|\b(?:help|ayudar)(?:te|le)?\b/],
  ['name', /\b(?:name|nombre)\b|\bcomo (?:te llamas|se llama)\b/],
]
/** Questions after a vehicle: theirs before ours. */
const ABOUT_VEHICLE: [LeadField, RegExp][] = [
  ['trade', /\b(?:have|got|tienes?)\b.*\b(?:trade(?:[- ]?in)?|a cuenta)\b/],
  [
    'wanted',
    /^(?!.*\b(?:trade|sell|vend\w+|cuenta)\b).*(?:\b(?:vehicles?|cars?|trucks?|suvs?|models?|autos?|carros?|vehiculos?|camionetas?|trocas?|modelos?)\b.*\b(?:interest\w*|looking|want|like to|busc\w+|quier\w+|gust\w+)\b|\bwhat are you looking for\b|\bque (?:esta |estas )?busca\w*)/,
  ],
]
/** "Questions or Concerns", "Mensaje o comentarios". */
const QUESTION_WORDS =
  'comments?|messages?|questions?|requests?|inquiry|inquiries|notes?|concerns?|comentarios?|mensajes?|preguntas?|dudas?|observaciones'
const QUESTIONS = new RegExp(
  `^(?:any|other|additional|otr[oa]s)?(?:${QUESTION_WORDS})(?:(?:or|and|y|o)?(?:${QUESTION_WORDS}))*$`,
)
const OF_OTHERS =
  /\b(?:fax|dealer\w*|store|sales\w*|agency|agencia|company|business|employer|lender|empresa|ad|adset|campaign|event|product|form|page|user|vehicle|car|model|file|best time|prefer\w*|opt|ok|may we|consent|id|ref\w*|order)\b/

/** True for a label that speaks of a dealership, or of a thing, and not of whoever asks. */
export const isOfOthers = (label: string) => OF_OTHERS.test(foldText(label))

/** The field that a form means by a label, as contact files have it or as forms do; undefined for any other. */
export function fieldOfLabel(label: string): LeadField | undefined {
  const said = label.replace(HINT, '').trim()
  if (said === '' || said.length > LABEL_CHARACTERS) return undefined
  const written = [said, said.replace(/\([^()]*\)/g, ''), ...said.split(/\s*[/|]\s*/)]
  return written.map(fieldWritten).find((one) => one !== undefined)
}

/** The same by a word of it alone: for what is surely a label, and no line of somebody's message. */
export function fieldMeant(label: string): LeadField | undefined {
  const plain = foldText(label)
  const isLoose = plain.length <= LABEL_CHARACTERS && !isOfOthers(label)
  const loose = isLoose ? [...LOOSE, ...ABOUT_VEHICLE] : ABOUT_VEHICLE
  return fieldOfLabel(label) ?? loose.find(([, words]) => words.test(plain))?.[0]
}

function fieldWritten(said: string): LeadField | undefined {
  const plain = plainColumn(said)
  const asked = plain.replace(ASKED, '')
  const own = FIELD_OF.get(plain) ?? FIELD_OF.get(asked)
  if (own) return own
  if (QUESTIONS.test(asked)) return 'question'
  const column = fieldOfColumn(said) ?? fieldOfColumn(asked)
  if (column === 'notes') return 'question'
  if (column === 'looking_for') return 'wanted'
  return column === 'phone' && numberKindOf(said) === undefined ? undefined : column
}
export const LABEL_CHARACTERS = 60
