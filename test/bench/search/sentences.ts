/** What customers and a dealership write to each other; `{…}` are filled (make-talk.ts). */
export const ENGLISH = `Hi, is the {year} {model} still available?
Hi {name}, this is {agent} from Mariposa Motors. Yes, the {model} is still here. When would you like to stop by?
What's the lowest price you can do on the {model}?
We have it listed at {price}, and there's a {amount} rebate if you finance with us.
Does it have {feature}?
It comes with {feature} and {feature}, one owner, clean Carfax.
How many miles does it have?
It has {miles} miles and brand new tires.
Can I come in {day} around {hour}?
{day} at {hour} works great, I'll have it washed and parked out front.
I'm running late, traffic on {street}
No problem, take your time.
Do you take trade-ins? I have a {year} {model} with about {miles} miles
We sure do. Could you send me a few pictures and the VIN so our appraiser can give you a number?
It has a small dent on the passenger door and the windshield is cracked
Our used car manager offered {price} for your trade, pending inspection.
That's lower than what CarMax quoted me
What kind of monthly payment are you trying to stay under?
Somewhere near {amount} a month with {amount} down
My credit score is around {score}, would I get approved?
We work with over twenty lenders, including credit unions, so there's a good chance.
Please fill out the credit application on our website and bring your license, insurance card, and two pay stubs.
Is that with taxes and fees included?
Out the door it comes to {price} including title, registration, and the documentation fee.
My {relative} is going to cosign for me
Do you deliver to {city}?
Delivery to {city} runs about {amount}, usually within three business days.
Is the extended warranty worth it?
The powertrain warranty covers you for five years or sixty thousand miles.
The check engine light came on yesterday and it's making a {noise} noise
I'm sorry to hear that. Let me get you in with our service department, does {day} morning suit you?
How much for an oil change and a tire rotation?
The synthetic oil change is {amount}, rotation is complimentary.
Do you have it in {color}?
We have one in {color} on the lot and another {color} one arriving on the next truck.
I test drove the {model} last weekend and loved the {feature}
I'm also considering the {model}, how do they compare?
The {model} gets better gas mileage, but the {model} has more cargo room and tows {miles} pounds.
Is there any negotiation room? The {city} dealer has the same one for {price}
Let me talk with my sales manager and see if we can sharpen the pencil.
Good news, my manager approved {price} if we can wrap it up by {day}.
Deal. What paperwork should I bring?
Bring your driver's license, proof of insurance, and the trade title if it's paid off.
I still owe around {price} on it to {bank}
We can handle the payoff with {bank} directly.
My address is {number} {street}, {city}
Is financing available for first time buyers?
Absolutely, our first time buyer program starts at {percent} APR for qualified customers.
Could you hold it until {day}? I get paid then
I can hold it with a {amount} refundable deposit.
Do you have anything cheaper, maybe under {price}?
I found a {year} {model} at {price} and a {year} {model} at {price}, both inspected.
My {relative} needs something for commuting to {city}
Is the third row comfortable for teenagers?
Does the sunroof leak? I read complaints on a forum
Was it ever in an accident?
One minor rear bumper repair reported in {year}, I can text you the full history.
Can you send me a video walkaround of the interior?
Here's the walkaround video, let me know what you think!
Beautiful! The leather looks spotless
When does the lease special end?
The lease special of {amount} a month runs through the end of the month.
I got your voicemail, call me during lunch please
Sorry I missed your call, I was with a customer.
The spare key was missing and the floor mats too
I ordered a second key from the manufacturer, parts says it arrives {day}.
You guys were awesome, {agent} made it painless
We'd appreciate a review on Google if you have a minute!
STOP texting me about the {model}, I already bought elsewhere
Congratulations on your new vehicle! Remember your first maintenance is free.
Has the recall on the airbags been done?
The recall was completed at our shop in {month}.
What's the towing capacity with the {feature} package?
Do you accept out of state buyers? I'm relocating from {city}
My lender {bank} needs a buyer's order with the VIN
I emailed the buyer's order to you and to {bank}.
The {noise} from the brakes started after the last service
We'll inspect the rotors and pads at no charge.
Is the salesman {agent} working {day}?
Your temporary tag expires in {month}, the plates came in this morning.
I'd rather lease than buy this time`.split('\n')

export const SPANISH = `Hola, ¿todavía tienen la {model} {year}?
Hola {name}, soy {agent} de Mariposa Motors. Sí, la {model} sigue disponible. ¿Cuándo le gustaría venir?
¿Cuál es el último precio de la {model}?
Está en {price} y hay un descuento de {amount} si financia con nosotros.
¿Trae {feature}?
Trae {feature}, un solo dueño y título limpio.
¿Cuántas millas tiene?
Tiene {miles} millas y llantas nuevas.
¿Puedo pasar el {day} como a las {hour}?
Claro, el {day} a las {hour} lo espero con la camioneta lista.
Voy retrasado, hay mucho tráfico por {street}
¿Aceptan mi carro a cuenta? Es un {model} {year}
Sí, mándeme unas fotos y el número de serie para valuarlo.
Tiene un golpe en la puerta del copiloto y el parabrisas estrellado
Le ofrecen {price} por su carro, sujeto a inspección.
¿De cuánto quedarían las mensualidades con {amount} de enganche?
Quedarían en {amount} al mes a sesenta meses.
No tengo seguro social, ¿aceptan ITIN?
Sí, trabajamos con bancos que aceptan ITIN y comprobante de ingresos.
Traiga su licencia, comprobante de domicilio y dos talones de cheque.
Mi {relative} va a firmar conmigo
¿Hacen entregas en {city}?
Se prendió la luz del motor y hace un ruido como {noise}
Lo siento mucho, le consigo cita en el taller para el {day}.
¿La tienen en {color}?
Tenemos una en {color} y otra llega la próxima semana.
Mi dirección es {number} {street}, {city}
Todavía debo {price} con {bank}
Nosotros liquidamos directamente con {bank}.
¿Me puede mandar un video del interior?
Ahí le va el video, cualquier duda me avisa.
Está preciosa, los asientos se ven impecables
¿Tuvo algún choque?
Solo un golpe leve en la defensa en {year}, le mando el historial completo.
Me interesa más la {model}, ¿qué diferencia hay?
La {model} gasta menos gasolina, la {model} jala más remolque.`.split('\n')

/** Three of ten messages say no more. */
export const SHORT_ENGLISH = `ok cool
Thanks so much!
Sounds good 👍
lol that works
Perfect, see you then
Let me think about it and I'll get back to you
Yes please
Not yet, still comparing
On my way
Ok
No worries
👍
What time?
Great
Call me`.split('\n')
export const SHORT_SPANISH = `Muchas gracias, muy amable
Sí por favor
Perfecto, ahí nos vemos
Déjeme platicarlo con mi {relative}
Ok gracias
Ya voy en camino
Ok
Sale
👍
¿A qué hora?
Listo`.split('\n')

export const FILLS: Record<string, string[]> = {
  model:
    'Civic,Accord,Camry,Corolla,Tundra,Tacoma,RAV4,Highlander,F-150,Escape,Explorer,Mustang,Silverado,Equinox,Tahoe,Malibu,Altima,Rogue,Sentra,Frontier,Sonata,Elantra,Tucson,Sorento,Sportage,Wrangler,Cherokee,Ram 1500,Odyssey,Sienna,Pilot,Outback,Forester,CX-5,Jetta,Tiguan'.split(
      ',',
    ),
  feature:
    'heated seats,a backup camera,Apple CarPlay,blind spot monitoring,a panoramic roof,remote start,four wheel drive,adaptive cruise,a tow hitch,leather,third row seating,a spray-in bedliner,navigation,lane keeping,wireless charging,roof rails,asientos de piel,cámara de reversa,quemacocos,tracción en las cuatro ruedas'.split(
      ',',
    ),
  color:
    'white,black,silver,midnight blue,ruby red,gunmetal,pearl,forest green,copper,blanco,negro,plata,azul,rojo,gris'.split(
      ',',
    ),
  relative: 'wife,husband,son,daughter,mother,brother,boss,fiancée,esposa,esposo,hijo,hija,mamá,hermano,patrón'.split(
    ',',
  ),
  noise: 'grinding,clicking,whining,rattling,squealing,knocking,humming,chillido,golpeteo,zumbido'.split(','),
  bank: 'Chase,Ally,Wells Fargo,Capital One,Navy Federal,Santander,Westlake,Toyota Financial,GM Financial,USAA'.split(
    ',',
  ),
  city: 'Austin,Round Rock,Georgetown,Pflugerville,Kyle,Buda,San Marcos,Bastrop,Lockhart,Taylor,Elgin,Killeen,Temple,Waco,San Antonio,Houston,Laredo,McAllen,Brownsville,Dallas'.split(
    ',',
  ),
  day: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,lunes,martes,miércoles,jueves,viernes,sábado'.split(
    ',',
  ),
  month: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
}
