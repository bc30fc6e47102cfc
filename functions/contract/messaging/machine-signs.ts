/**
 * How a machine speaks of itself, of a number, or of a menu, whatever its maker's words are. Texts are folded: lower case,
 * without accents.
 */

/** Somebody's own words. */
const IS_SOMEBODYS = /\b(?:i|i'm|i'll|i've|i'd|my|me|mi|mis|yo)\b|\?|\byour (?:site|website|ad|page|phone|store)\b/
/** A carrier or a mailbox speaks of what was sent, and of whom it was sent to. */
const IS_ABOUT =
  /\b(?:messages?|texts?|sms|mms|replies|recipients?|subscriber|mailbox|inbox|(?:e-?mail|this) (?:account|address)|no-?reply (?:number|line|address|account)|mensajes?|destinatario|suscriptor|buzon|person you (?:texted|called|messaged)|(?:this|mobile|phone|wireless|cell|este) (?:phone |mobile )?(?:number|line|numero|linea)|(?:the|el) (?:number|line|numero) (?:you|que) \w+)\b/
const CANNOT =
  /\b(?:not|cannot|can't|couldn't|doesn't|isn't|wasn't|won't|hasn't|unable|no longer)\b (?:\w+ ){0,4}(?:receive|accept|delivered|deliver|support(?:ed)?|monitored|subscribed|set up|in service|enabled|read|reachable|get it|exist|valid|in use|active)\b|\b(?:message|text|delivery) failed\b|\bfailed to (?:send|deliver)\b|\b(?:unmonitored|undeliverable)\b|\bhas blocked\b|\b(?:is|to|was) (?:a )?landline\b|\bis full\b|\b(?:this is a )?no-?reply (?:number|line|address|mailbox|account)\b|\bno (?:\w+ ){0,3}(?:recib\w+|acept\w+|entreg\w+|habilitad\w+|monitoread\w+|suscrit\w+|en servicio|existe)\b/
const IS_ASKED_FOR = /\b(?:(?:send|resend|email|text|try) (?:it|them|the|those|me)|manda\w*|envi[ae]\w*melo)\b/
/** "Error 1121:", "Service error 305:". */
const ERROR = /^(?:\w+ )?error:? ?\(?\d{2,5}\)? ?[:.-]/

const isCarriers = (text: string) =>
  ERROR.test(text) || (IS_ABOUT.test(text) && CANNOT.test(text) && !IS_SOMEBODYS.test(text) && !IS_ASKED_FOR.test(text))

/** It says itself that a program, or an app for it, writes. */
const BY_PROGRAM = [
  /\b(?:sent|enviado) (?:by|from|with|via|through|por|desde|con) (?:my |the )?[\w&' -]{0,30}(?:driv(?:e|ing)[ -]?(?:mode|safe|smart|first|well)?|android auto|car ?play|auto-?(?:reply|responder|response)|bot)\b[^?]{0,12}$/,
  /\b(?:replying|responding|answering|texting back) (?:for me|on my behalf|automatically)\b|\b(?:responde|respondiendo|contesta|contestando) (?:por mi|automaticamente)\b/,
  /\b(?:this|your|este|esta|su|tu) (?:text|message|reply|response|mensaje|respuesta) (?:was|is|has been|fue|es|ha sido) (?:being )?(?:(?:sent|generated|answered|enviad[oa]|generad[oa]) )?(?:automatically|automaticamente)\b[^?]*$/,
  /\b(?:i'm|i am|this is|meet|soy|habla|le atiende)\b[^.!?]{0,30}\b(?:(?:virtual|digital|automated|ai) (?:assistant|agent|receptionist)|asistente (?:virtual|digital|automatic[oa])|chatbot|bot)\b/,
  // A business that offers its help.
  /^¡?thank(?:s| you) (?:so much )?for (?:contacting|calling|texting|messaging|visiting|choosing|reaching out to) (?!me\b|back\b).{2,80}\bhow (?:can|may) we (?:help|assist)\b/,
  // The whole of its last sentence.
  /[.!)\]-] ?\(?auto(?:matic|mated)?[- ]?(?:message|text|reply|response|sms)[.!)\]]*$/,
  /\b(?:no longer (?:with|employed|works?(?: at| for| with)?)|has left|ya no (?:labor|trabaj)\w*)\b[^?]*\b(?:contact\w*|direct|reach out to|forward(?:ed)?|dirigir) (?!me\b|my\b)/,
  /\b(?:reply|text|txt) (?:help|stop) (?:for|to)\b[^?]*\b(?:help|stop) (?:for|to)\b|\bms?gs? ?(?:&|and) ?data rates\b/,
  /\b(?:reply|text|send|responde|envia) ["']?stop["']? (?:to|2|para) (?:unsubscribe|opt[ -]?out|end|cancel|quit|stop|cancelar|salir|dejar|no recibir)\b/,
  /\b(?:click|tap|follow) the link\b[^?]*\b(?:confirm|verify|prove) (?:that )?you(?:'re| are| are not)\b|\bsender verification\b/,
  /\bout[ -]of[ -](?:the )?office (?:auto-?)?(?:message|reply|response|notice|assistant)\b(?!\?)/,
]

/** "Reply 1 for rates, 2 for …", "Oprima 2 para español", "Elige una opción: 1. Precios 2. …". */
const MENU =
  /(?<!\b(?:i|we|to) )\b(?:reply|press|text|type|dial|responda|responde|oprim[ae]|presion[ae]|marque|marca|escrib[ae]|digite)(?: with| con)? ["']?(?:1|2)\b["']? ?(?:for|to|if|-|=|:|para|si)|\b(?:reply|press|text|type|responda|responde|oprim[ae]|presion[ae]|marque|marca|escrib[ae]) ["']?1\b.{2,60}["' ]2\b|\b(?:choose|select|pick|elige|elija|selecciona|seleccione)\b[^?]{0,40}\b1\b.{2,60}\b2\b/

/** True for a folded text in which a machine tells that it is one. */
export const hasMachineSigns = (text: string): boolean =>
  isCarriers(text) || BY_PROGRAM.some((one) => one.test(text)) || MENU.test(text)
