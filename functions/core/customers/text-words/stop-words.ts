/**
 * Words that nearly every conversation has: nobody is found by them, and they would be half of the index. Folded; of
 * both languages, for a dealership's customers write in both.
 */
const ENGLISH = `a about after again all also always am an and any anything are aren as ask at away back be because been before being
best better both but by bye call came can cant come coming could couldn d day did didn do does doesn doing don done dont down each
either else even ever every everything few fine first for from get getting give go going gonna good got great had has hasn have haven having he
hello help her here hey hi him his hope how hows i if im in into is isn it its ive just keep know let letting like little ll
look looking lot m made make many may maybe me might mine more morning most much must my myself need needs never new next nice no
not nothing now of off oh ok okay on once one only or other our out over own please put re really reach ready right s said same say
see send sent she should shouldn since sir so some someone something soon sorry still stop such sure t take talk tell text than thank thanks
that thats the their them then there these they thing things think this those though thought through time to today told tomorrow
too tonight try u under until up us use ve very wait want wanted wants was wasn way we well went were weren what whats when where
which while who why will wish with won work working would wouldn yeah yes yet you your youre yours afternoon evening`
const SPANISH = `a adios ahora ahi al algo alguien algun alguna ante antes aqui asi aun aunque bien buen buena buenas bueno buenos cada casi claro
como con cual cuando cuanto cuenta da dame dar de decir deja del desde despues dia dias dice dijo donde dos el ella ellos en entonces
era es esa ese eso esta estaba estado estamos estan estar estas este esto estos estoy fue gracias gusta gustaria ha haber hace hacer hasta hay
he hizo hola hoy igual ir la las le les lo los luego manana mas me mejor mi mis mismo momento mucha muchas mucho muchos muy nada ni no
nos nosotros noche o ok os otra otro para parece pero poco podemos poder podria por porque pues puede puedo que queria quiero quiere
quien saber saludos se sea senor senora ser si sido siempre sin sobre solo son soy su sus tal tambien tan tanto tarde tardes te tenemos
tener tengo ti tiene tienen toda todavia todo todos tu tus un una uno unos usted va vamos van ver vez voy y ya yo`

const STOP_WORDS = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/))

export const isStopWord = (word: string) => STOP_WORDS.has(word)
