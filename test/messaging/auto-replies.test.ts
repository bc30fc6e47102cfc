import { beforeAll, expect, test } from 'vitest'
import { isAutoReply } from '#contract/messaging/auto-replies.ts'
import { follows as answers } from '../../functions/core/assistant/turns/follow.ts'
import { isMachine } from '../../functions/core/messaging/messages/is-said.ts'
import { ofMessage } from '../../functions/core/outreach/runs/events-of.ts'
import { derivedId, momentKey, newId } from '../../functions/core/platform/table/ids.ts'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'

const IPHONE = 'I’m driving with Focus turned on. I’ll see your message when I get where I’m going.'

test.each([
  [IPHONE, true],
  ["I'm driving with Do Not Disturb While Driving turned on. I'll see your message when I get where I'm going.", true],
  ['(I’m not receiving notifications. If this is urgent, reply “urgent” to send a notification through.)', true],
  ['Estoy conduciendo con el modo de concentración activado. Veré tu mensaje cuando llegue.', true],
  ['Estoy manejando con No Molestar al Manejar activado.', true],
  ['I’m driving with Road Trip Focus turned on.', true],
  ['I’ll text you back when I arrive. Sent with Do Not Disturb auto-reply', true],
  ['I’m driving right now.', true],
  ['Estoy conduciendo', true],
  ['Auto-Reply: I am in a meeting', true],
  ['Respuesta automática: estoy de vacaciones', true],
  ['I am currently out of the office until Monday.', true],
  ['Gracias por tu mensaje. Estoy fuera de la oficina y regreso el lunes.', true],
  ['Free Msg: Unable to send message - Message Blocking is active.', true],
  ['Your message could not be delivered.', true],
  ['Mensaje no entregado: número fuera de servicio', true],
  ['Thank you for contacting Taller Ruiz! Please let us know how we can help you.', true],
  ['¡Gracias por tu mensaje! En este momento no podemos responder, pero lo haremos lo antes posible.', true],
  ['I’m driving right now - Sent from Android Auto', true],
  ['I can’t talk right now. I’m driving. (Auto-reply)', true],
  ['Estoy al volante. Respuesta automática', true],
  ['Fuera de oficina hasta el lunes', true],
  ['AT&T Free Msg: Your message was not delivered.', true],
  ['This number does not accept text messages.', true],
  ['Este número no recibe mensajes.', true],
  ['Gracias por comunicarte con Taller Ruiz. ¿Cómo podemos ayudarte?', true],
  ['I’m sleeping with Sleep Focus turned on. I’ll see your message when I wake up.', true],
  ['I have Do Not Disturb turned on. I’ll get back to you later.', true],
  ['Auto-reply from DriveSmart: I’m driving and will get back to you.', true],
  ['AT&T DriveMode auto-reply: I’m driving right now.', true],
  ['Hello! I am away from the office and will return on Monday.', true],
  ['I will be out of office from Nov 27 through Nov 30.', true],
  ['This mailbox is not monitored. Please do not reply.', true],
  ['Msg not sent: the number you texted is a landline.', true],
  ['Error: Invalid number. Please re-send using a valid 10 digit mobile number. Msg 2104', true],
  ['Thank you for contacting Taller Ruiz. We are currently closed. We will get back to you soon.', true],
  ['Thank you for texting Acme Dental. A member of our team will respond shortly.', true],
  ['¡Gracias por comunicarte con Florería Luz! Por favor, déjanos saber cómo podemos ayudarte.', true],
  ['Gracias por contactar a Taller Ruiz. En este momento no estamos, te responderemos lo antes posible.', true],
  ['Hola, gracias por escribir a Tacos Ruiz. Nuestro horario es de 9 a 6. En breve te atenderemos.', true],
  ['Gracias por su mensaje. Me encuentro de vacaciones hasta el 7 de diciembre.', true],
  ['Este número no está habilitado para recibir mensajes de texto.', true],
  ['I’m driving right now and will get back to you. (AT&T DriveMode auto-reply)', true],
  ['Estoy manejando con la función Manejo activada. Veré tu mensaje cuando llegue.', true],
  ['(No estoy recibiendo notificaciones. Si se trata de algo urgente, responde “urgente”.)', true],
  ['I’m currently driving and will reply when it is safe to do so.', true],
  ['Sorry I missed your call. (Sent automatically)', true],
  ['You have reached my out of office message. I have intermittent access to email through Friday.', true],
  ['Sorry we missed your call! How can we help? Reply STOP to unsubscribe.', true],
  ['¡Hola! Para ver el menú responde 1, para hacer un pedido responde 2, para hablar con alguien responde 3.', true],
  ['Happy Thanksgiving! Our office will be closed Thursday. We’ll return all messages on Monday.', true],
  ['We’ve received your request (ref. 00917364) and it is being reviewed by our support staff.', true],
  ['I am off contract. I will be checking email sporadically. If this is an emergency, call the office.', true],
  [
    'We have received your email and a ticket has been created. Please do not reply to this message; it is unattended.',
    true,
  ],
  ['Your message is being held. Please click the link below to confirm you are a real person.', true],
  ['i run a landscaping business and need 2 trucks, our hours are 7 to 4 so call after that', false],
  ['en cuanto pueda le contesto, estoy en junta', false],
  ['You’ve reached Pat’s voicemail. Please leave a message.', true],
  ['The subscriber you are trying to reach is not available.', true],
  ['We have received your message and will respond within a day.', true],
  ['Good morning, I am on annual leave. For anything urgent, write to Sue.', true],
  ['Estimado cliente, estoy de viaje con acceso limitado a mi correo.', true],
  ['Order shipped. Please do not reply to this message.', true],
  ['It’s me, 6 pm (not an auto-reply)', false],
  ['I will be out of the office until Monday, I’ll come by then', false],
  ['Estoy fuera de la oficina hasta el lunes, quiero ver la troca', false],
  ['I’m on vacation but it’s not urgent', false],
  ['You have reached the wrong person', false],
  ['We received your message and will be there at 5', false],
  ['If this is not for you, please do not reply to this email', false],
  ['I’m at work with Work Focus turned on.', true],
  ['Mensaje gratis: no se pudo enviar su mensaje.', true],
  ['Sorry, this number is a landline and can’t receive texts.', true],
  ['Your text was not delivered because the number is not a mobile number.', true],
  ['Thanks for calling Acme Hair! We missed you and will get back to you.', true],
  ['You’ve reached Acme. Please leave us your name. For an emergency dial 911.', true],
  ['Your message has been received and our team will respond within 24 hours.', true],
  ['¡Hola! Gracias por contactarnos. En breve un asesor te atenderá.', true],
  ['Bienvenido a Tacos Ruiz. Nuestro horario es de 9 a 6.', true],
  ['Hi, thanks for reaching out! Our office is closed. We’ll reply on Tuesday.', true],
  ['I’m in a meeting and will respond when I’m out. [Automated]', true],
  ['Driving mode is on. I’ll see your message when I arrive.', true],
  ['The number you are trying to text is not in service.', true],
  ['Acme Voice: the number you texted cannot receive messages from this sender.', true],
  ['I am out of office today. For immediate assistance call Sue.', true],
  ['Estoy conduciendo. Este es un mensaje enviado automáticamente.', true],
  ['Acme Msg: Driving Mode auto-reply. I will respond later.', true],
  ['Free VZW Msg: blocked by the recipient.', true],
  ['Hello, you have reached Acme. This line does not accept text messages.', true],
  ['Text messages to this number are not delivered.', true],
  ['Thanks for your text! I will reply as soon as I get my tax refund', false],
  ['Your text has been received by my wife too, we will respond tonight', false],
  ['I’m out of the office Monday through Wednesday but available Thursday', false],
  ['I’m on vacation, no access to my pay stubs, can I send them Monday', false],
  ['Driving right now. Auto-reply from my phone.', true],
  ['I am out of the office from May 1 to May 5. If you need help please contact Sue.', true],
  ['Your message was received and will be answered in the order it came.', true],
  ['The number on your site does not receive texts, I tried', false],
  ['I’m out of the office until 3, I’ll swing by after that', false],
  ['Thanks for contacting us back. We will be there shortly', false],
  ['Thanks for your message. We’re not ready, but we’ll get back to you', false],
  ['Thanks for calling! I missed you, I’ll call back after lunch', false],
  ['We are closed on Monday at my shop so I can come then', false],
  ['Your text was not delivered on time, I bought one', false],
  ['I need it as soon as possible, can we meet during business hours', false],
  ['Gracias por la información, le aviso lo antes posible', false],
  ['Thanks for contacting me! We will reply tomorrow.', false],
  ['Thank you for texting me back, I will be there at 5', false],
  ['Gracias por escribirme. Le aviso en breve', false],
  ['I have do not disturb on at night, text me after 9', false],
  ['Estoy de vacaciones hasta el 7, le marco', false],
  ['Auto reply is on at your number', false],
  ['Fuera de la oficina ahorita, te marco', false],
  ['Auto reply?', false],
  ['I am out of the office by 5, can you stay until 6?', false],
  ['This number doesn’t accept texts?', false],
  ['I’m driving, call you later', false],
  ['I’m driving right now, can we do 5?', false],
  ['Estoy manejando, te marco al rato', false],
  ['I’m out of office supplies, is the truck free at 3?', false],
  ['I’m out of the office today, call my cell', false],
  ['Thanks for your message. We’re interested in the Camry', false],
  ['Is the message not delivered?', false],
  ['Gracias por contactarme, ¿sigue disponible?', false],
  ['free message me when it arrives', false],
  ['I’m driving right now and can’t text. I’ll get back to you when I’m parked.', true],
  ['Hey! Android Auto is replying for me because I’m behind the wheel.', true],
  ['Your message was received while I was driving. My phone will show it to me when I stop.', true],
  ['Estoy manejando y mi celular está en modo No molestar. Recibirás respuesta cuando llegue.', true],
  ['My phone is in Sleep Focus. I’ll get your message in the morning.', true],
  ['I’m in the car with my phone locked. Automated text.', true],
  ['I’m currently away and not checking texts. I will return on December 9 and reply then.', true],
  ['I’m on maternity leave and won’t be checking this inbox. Please reach out to Sam.', true],
  ['Happy holidays! Our team is off until January 2. We will answer all messages when we return.', true],
  ['Sam is no longer with Acme. Please direct your mail to the front desk.', true],
  ['Error 1121: Message failed.', true],
  ['T-Mobile: El destinatario no puede recibir mensajes de texto en este momento.', true],
  ['Your text was sent to a landline. The recipient will not get it.', true],
  ['You’ve reached an unmonitored number.', true],
  ['This is a no-reply number.', true],
  ['We received your message! A member of our team will be in touch within 24 hours.', true],
  ['Hemos recibido su mensaje. Un asesor se pondrá en contacto con usted.', true],
  ['Thank you! Your request #55102 has been submitted. Our hours are 9am-6pm.', true],
  ['We’re closed for the holidays and will be back on January 4th. Thank you for your patience.', true],
  ['Welcome to Acme Storage. Reply 1 for rates, 2 for gate code.', true],
  ['Soy el asistente virtual de Llantas Ruiz. Elige una opción: 1. Precios 2. Horario', true],
  ['Reply HELP for help or STOP to cancel.', true],
  ['Dr. Ames is with a patient. Please leave your name and we will return your text before 5 PM.', true],
  ['Nos encontramos fuera de horario de atención. Con gusto le responderemos a partir de las 9.', true],
  ['I am out of office and will get back to you on Monday.', true],
  ['Thanks for reaching out to Bella Salon! How can we help you today?', true],
  ['Hi! We’re not available right now. Leave your phone number and we’ll call you.', true],
  ['Thanks for reaching out! Can we come on Monday?', false],
  ['im driving rn ill txt u when i park. do u still have it', false],
  ['I’ll respond as soon as I hear from my bank', false],
  ['I will get back to you after I talk to my husband', false],
  ['I’m out of town until Monday, hold the Accord for me', false],
  ['Please call my office phone, thanks', false],
  ['I left a voicemail at your office, please return my message', false],
  ['Please send the documents to my business email, thanks', false],
  ['I am on leave until December 20 and want to buy before I go back', false],
  ['My old number is no longer in service, use this one', false],
  ['The number on your ad is a landline, that’s why I texted here', false],
  ['Do I reply 1 to confirm', false],
  ['Your message didn’t go through the first time, what was the price again', false],
  ['We received your offer, it’s a little low', false],
  ['Ya no trabajo ahí pero sí me interesa el carro', false],
  ['El número que me dio no existe, me lo pasa de nuevo', false],
  ['No puedo contestar ahorita, mándeme los detalles por mensaje', false],
  ['Favor de comunicarse a mi oficina, gracias', false],
])('“%s” is a machine’s: %s', (body, is) => {
  expect(isAutoReply(body)).toBe(is)
})

const START = Date.parse('2027-06-08T20:00:00Z')
/** A thread of texts, so many seconds apart. */
const thread = (lines: [by: 'customer' | 'assistant' | 'person', body: string, after: number][]) => {
  let at = START
  return lines.map(([by, body, after], i) => {
    at += after * 1000
    const direction = by === 'customer' ? ('inbound' as const) : ('outbound' as const)
    const sent_at = new Date(at).toISOString()
    const author = by === 'assistant' ? by : undefined
    return { id: momentKey(at, derivedId(`${i}`)), direction, kind: undefined, body, by: author, sent_at } as const
  })
}
test('a machine that answers ours is known by how often and how fast, whatever its words', () => {
  const round = (n: number, after = 5, body = `Ticket ${n}: we got it`) =>
    [['assistant', 'Hello', 60] as const, ['customer', body, after] as const].map((one) => [...one] as never)
  const rounds = (count: number, after?: number) => Array.from({ length: count }, (_, n) => round(n, after)).flat()
  expect(isMachine(thread(rounds(4)))).toBe(true)
  expect(isMachine(thread(rounds(3)))).toBe(false)
  expect(isMachine(thread(rounds(6, 45)))).toBe(false)
  const talk = ['Yes', 'The red one', 'At 5', 'Thanks'].flatMap((body, n) => round(n, 5, body))
  expect(isMachine(thread(talk))).toBe(false)
  expect(isMachine(thread([...rounds(4), ['person', 'Hi, this is Tess', 60]]))).toBe(false)
})

test.each([
  [undefined, true],
  ['auto_reply', false],
] as const)('a message of the kind %s wakes the assistant and automations: %s', (kind, wakes) => {
  const body = { org: 'o', contact: 'c', direction: 'inbound', sent_at: new Date(START).toISOString(), kind }
  // What they look at; a whole change has more.
  const after = { ...body, id: newId(new Date(START)) }
  const change = { after, at: new Date(START), sequence: 's' } as unknown as Parameters<typeof ofMessage>[0]
  expect([answers.plan_answers.when?.(change), ofMessage(change).length > 0]).toEqual([wakes, wakes])
})

let ours: TestOrganization
let to: string
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).phone_number
})

test('an automatic reply is marked in its thread, and leaves its conversation as it was; none is unread', async () => {
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Is it still there?' })
  await allFollowed()
  const before = (await findConversation(ours.client, from)).row
  await customerWrites({ from, to, body: IPHONE })
  await allFollowed()
  const after = await findConversation(ours.client, from)
  expect(after.row).toEqual(before)
  expect(after.messages.at(-1)).toMatchObject({ direction: 'inbound', kind: 'auto_reply', body: IPHONE })

  const unknown = newCustomer()
  await customerWrites({ from: unknown, to, body: IPHONE })
  await allFollowed()
  expect((await findConversation(ours.client, unknown)).row).toMatchObject({ unread_count: 0, is_unreplied: false })
})
