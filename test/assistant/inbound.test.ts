import { describe, expect, test } from 'vitest'
import { languageOf } from '../../functions/core/assistant/inbound/language-of.ts'
import { needsPerson } from '../../functions/core/assistant/inbound/needs-person.ts'
import { asksWhetherBot } from '../../functions/core/assistant/inbound/whether-bot.ts'
import { redactSecrets } from '../../functions/core/assistant/inbound/without-secrets.ts'

describe('what a customer’s message is handed over for', () => {
  test.each([
    [
      'asked',
      [
        'Can I talk to a person?',
        'I want to speak with a manager',
        'get me a human please',
        'Can someone call me?',
        'agent',
        'Quiero hablar con una persona',
        '¿Me puede llamar?',
        'páseme con el gerente',
        'prefiero hablar con un vendedor',
        'no quiero hablar con un robot',
      ],
    ],
    [
      'opt_out',
      [
        'stop texting me',
        'take me off your list',
        'leave me alone',
        'STOP',
        'unsubscribe',
        'ya no me manden mensajes',
        'número equivocado',
        'dejen de escribirme',
        'basta',
      ],
    ],
    [
      'haggling',
      [
        'Will you take 18k?',
        "what's your best price",
        'would you do $15,000 cash',
        'any wiggle room?',
        'can you do better on the price',
        "I'll give you 12000 for it",
        'what is the out the door price',
        'found it cheaper at CarMax',
        '¿Cuánto es lo menos?',
        '¿me lo deja en 15 mil?',
        'hay descuento?',
        'le doy 10000',
        'está muy caro',
        'me puede bajar el precio?',
        'what is the lowest you will go?',
        'would you take 2000 for it?',
      ],
    ],
    [
      'financing',
      [
        'Do you offer financing?',
        'what would my monthly payment be',
        'I have bad credit',
        'how much down payment',
        'am I pre-approved',
        'no credit check?',
        '¿Dan crédito?',
        '¿cuánto de enganche?',
        'cuánto quedaría al mes',
        '¿Financian con ITIN?',
        'quiero saber de los pagos',
      ],
    ],
    [
      'trade_in',
      [
        'How much would you give me for my trade in?',
        "what's my car worth",
        'will you buy my truck',
        'I still owe on my car',
        '¿Cuánto me dan por mi carro?',
        '¿cuánto vale mi troca?',
      ],
    ],
    [
      'safety',
      [
        'the brakes failed on the way home',
        'I was in an accident',
        'is there a recall on it?',
        'the airbag deployed',
        'tuve un accidente',
        'le salió humo',
        'fallan los frenos',
      ],
    ],
    [
      'history',
      [
        'has it been in an accident?',
        'does it have a clean title?',
        'how many owners?',
        'is there a warranty',
        '¿ha tenido choques?',
        '¿tiene garantía?',
        '¿título limpio?',
      ],
    ],
    [
      'legal',
      [
        "I'm calling my lawyer",
        'this is false advertising',
        "I'll report you to the BBB",
        'is this a scam',
        'voy a demandarlos',
        'es un fraude',
        'mi abogado',
      ],
    ],
    [
      'anger',
      [
        'this is ridiculous',
        'you people are liars',
        'nobody answers me',
        'WTF',
        'waste of my time',
        'qué pésimo servicio',
        'son unos mentirosos',
        'nadie me contesta',
        'estoy molesta',
      ],
    ],
    ['minor', ["I'm 16, can I test drive?", 'I am 15 years old', 'soy menor de edad', 'tengo 17 años']],
    [
      'papers',
      [
        'my ssn is 123-45-6789',
        'my card is 4111 1111 1111 1111',
        "here's my driver's license",
        'mi número de tarjeta es',
        'compro sin licencia',
        'mi seguro social',
      ],
    ],
  ] as const)('%s', (reason, texts) => {
    for (const text of texts) expect(needsPerson(text), text).toBe(reason)
  })

  test.each([
    'What is the price?',
    'How much is the Camry?',
    'Is it still available?',
    'How many miles does it have?',
    'Do you take trade-ins?',
    'I have a truck to trade in',
    'Will you take my 2014 Altima as a trade?',
    '¿Cuál sale más barato, el Camry o el Civic?',
    'Can I put down a deposit on it?',
    'Can I come see it on Saturday?',
    'Can you send me pictures?',
    'do you have anything under 20000?',
    'My budget is 15000',
    'What color is it?',
    'I want a test drive',
    'Can you do Saturday at 10?',
    'would you do 3 pm?',
    "I'm 45 minutes away",
    "I'm 16 miles from you",
    'who will I meet?',
    'What are your hours?',
    'Is there anyone there on Sunday?',
    'I am interested in this one',
    'can you come down to 5 pm',
    'thanks!',
    'ok',
    'is it the fire red one?',
    'I will stop by today',
    'I need to talk to my wife first',
    'are you at 911 Main Street?',
    'cancel my appointment',
    'I need an SUV for my family',
    'Does it have a sunroof?',
    'stock P2286?',
    'my number is 555 010 2000',
    '¿Cuánto cuesta?',
    '¿Qué precio tiene?',
    '¿Está disponible todavía?',
    '¿Cuántas millas tiene?',
    '¿Aceptan carros a cuenta?',
    '¿Puedo ir a verlo mañana?',
    '¿Dónde están ubicados?',
    'Busco una troca',
    'Mi presupuesto es de 12 mil',
    'Tengo 16 mil para gastar',
    'Me interesa el rojo',
    '¿Tiene más fotos?',
    'Gracias',
    'sí',
    '¿A qué hora abren?',
    'me gusta mucho',
  ])('the assistant answers %s', (text) => {
    expect(needsPerson(text)).toBeUndefined()
  })
})

test.each([
  ['are you a bot?', true],
  ['Is this a real person?', true],
  ['am I talking to a robot', true],
  ['r u human', true],
  ['bot or human?', true],
  ['who am I talking to?', true],
  ['¿eres un robot?', true],
  ['¿Es usted una persona real?', true],
  ['estoy hablando con una máquina?', true],
  ['is this AI?', true],
  ['are you open?', false],
  ['is this the red one?', false],
  ['is it automatic?', false],
  ['es automático?', false],
  ['are you real close to the freeway', false],
  ['¿eres de aquí?', false],
])('%s asks whether a person answers: %s', (text, asks) => {
  expect(asksWhetherBot(text)).toBe(asks)
})

test.each([
  ['card 4111 1111 1111 1111 exp 12/27', 'card [removed] exp 12/27'],
  ['4111-1111-1111-1112 is none', '4111-1111-1111-1112 is none'],
  ['my ssn: 123-45-6789', 'my ssn: [removed]'],
  ['social is 6789', 'social is [removed]'],
  ['123456789', '[removed]'],
  ['license number is D1234567', 'license number is [removed]'],
  ['mi licencia de manejo es A9876543', 'mi licencia de manejo es [removed]'],
  ['póliza 998877AB', 'póliza 998877AB'.replace('998877AB', '[removed]')],
  ['my password is hunter2', 'my password is [removed]'],
  ['cvv 123', 'cvv [removed]'],
  ['call me at 713-555-0123', 'call me at 713-555-0123'],
  ['I can pay $21,450 for stock P2286', 'I can pay $21,450 for stock P2286'],
  ['VIN 1HGCM82633A004352', 'VIN 1HGCM82633A004352'],
  ['my number is +1 713 555 0123', 'my number is +1 713 555 0123'],
])('a vendor reads %s as %s', (text, safe) => {
  expect(redactSecrets(text)).toBe(safe)
})

test.each([
  ['How much is it?', 'es', 'en'],
  ['¿Cuánto cuesta?', 'en', 'es'],
  ['cuanto cuesta el carro', 'en', 'es'],
  ['ok', 'es', 'es'],
  ['2019 Civic', 'en', 'en'],
  ['si', 'es', 'es'],
  ['do you have the truck still', 'es', 'en'],
  ['Hola, me interesa la troca', 'en', 'es'],
  ['Olá, quanto custa esse carro? não entendi', 'en', 'other'],
  ['bonjour je cherche une voiture pour ma femme', 'en', 'other'],
  ['Сколько стоит эта машина?', 'en', 'other'],
  ['这辆车多少钱', 'en', 'other'],
] as const)('%s after %s is %s', (text, previous, language) => {
  expect(languageOf(text, previous)).toBe(language)
})
