/**
 * The commonest words of everyday English and Spanish, folded: nobody is found by them, and they would be half of the
 * index. They still have to stand in a text that a search of them and other words finds.
 */
const ENGLISH = `a able about above across actually after again ago agree all almost alone along already alright also although always am among an
and another any anybody anymore anyone anything anyway anywhere apart are aren around as ask asked asking at available awesome away awhile back bad be
because become been before began begin behind being believe below beside besides best better between beyond big bit both bring bringing brought busy but buy
by bye call called calling calls came can cannot cant care case cause certain certainly chance check checked checking close come comes coming common completely
cool correct could couldn couple course cut d daily day days definitely did didn different do does doesn doing don done dont double down during each
earlier early easier easily easy either else end ended ends enjoy enough entire especially even evening ever every everybody everyone everything everywhere exact
exactly example excellent except excited expect explain extra fact fair far fast feel few fill fine finish finished first five follow following for
forget forgot forward four free friday from front full fully further gave general get gets getting give given gives giving glad go goes going gone gonna
good got gotten great guess guy guys had half hand happen happened happens happy hard has hasn have haven having he hear heard held hello help helped helpful
helping helps her here hers hey hi high higher him himself his hit hold holding home hope hoping hour hours how however huge i idea if ill im immediately important
in include included includes including inside instead interested into is isn issue issues it its itself ive job just keep keeping kept kind kinda knew know known
knows large last late lately later latest least leave leaving left less let lets letting liked likely likes like line little live ll lol long longer look
looked looking looks lot lots love loved low lower lowest m made main make makes making many matter may maybe me mean means meant meet meeting mention mentioned might mind
mine minute minutes miss missed moment monday month monthly months more morning most mostly move much must my myself name near nearly necessary need needed needs neither never
new news next nice night no nobody none nor normal not note nothing notice now o of off offer offered often oh ok okay old on once one ones only onto open or
order other others our ours out outside over own page part particular past people perfect perfectly perhaps person place plan planning plans please plus point
possible possibly prefer pretty probably problem problems provide pull put putting question questions quick quickly quite ran rather re reach read ready real really
reason receive received recent recently regarding remember reply request rest right room run running runs s said same saturday saw say saying says second see
seeing seem seems seen send sending sent set several shall she short should shouldn show showed showing shows side similar simple simply since single sir sit six small
so some somebody somehow someone something sometime sometimes somewhat somewhere soon sooner sorry sort sound sounds special specific start started starting starts stay
step still stop stopped stopping stuff such sunday super suppose sure t take taken takes taking talk talked talking tell telling ten than thank thanks that thats the their
theirs them themselves then there these they thing things think thinking third this those though thought thoughts three through thru thursday till time times to
today together told tomorrow tonight too took total totally toward towards tried true try trying tuesday turn turned two type u under understand unfortunately
unless until up update upon us use used using usual usually ve very via visit wait waiting walk want wanted wanting wants was wasn watch way we wednesday week weekend
weekends weeks welcome well went were weren what whatever whats when whenever where whether which while who whole whom whose why will wish with within without won wonderful
wondering word work worked working works worry worth would wouldn wrong yeah year years yep yes yesterday yet you your youre yours yourself`
const SPANISH = `a abajo aca ademas adentro adios afuera agradezco ahi ahora ahorita al algo alguien algun alguna algunas alguno algunos alla alli alto amable ambos andar
ando anoche ante anterior antes apenas aqui arriba asi atras aun aunque avisa aviso avise ayer ayuda ayudar bajo bastante bien bonito buen buena buenas bueno buenos
buscar busco cada casi caso cerca cierto claro como comprar con conmigo contigo creo cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuenta cuidado da dado dale dame dan dar de
debe deben debo decir deja dejar dejame dejeme del demas demasiado dentro des desde despues dia dias dice dicen dices dicho digo dije dijeron dijo dio disculpa disculpe
disponible domingo donde dos duda e el ella ellas ellos en encanta encima encuentra entonces entre era eran eras eres es esa esas ese eso esos espera esperar espero esta
estaba estaban estado estamos estan estar estare estas este esta esten esto estos estoy excelente falta favor fecha fin fue fuera fueron fui gracias gran grande gusta
gustan gustaria gusto ha haber habia hable hablar hace hacen hacer haces hacia haga hago han has hasta hay haya he hecho hizo hola hora horas hoy iba ida igual igualmente
informacion interesa interesado interesada ir jueves jugar la lado largo las le les lejos lista listo llama llamar llame llamo llega llegan llegar lo los luego lugar lunes m mal mandar mandeme
manda manana manera martes mas mayor me media medio mejor menos mes meses mi mia mientras miercoles minuto minutos mio mira mire mis misma mismo mitad modo momento mucha muchas mucho
muchos muy nada nadie necesita necesitan necesito ni ningun ninguna no noche nombre nos nosotros nuestra nuestro nueva nuevo numero nunca o ok os otra otras otro otros para parece
parte pasa pasado pasar paso pena pensar pequeno perdon perfecto permite pero persona personas platicar poca poco podemos poder podria podrian podriamos pone poner por porque posible
preciosa primer primera primero pronto proxima proximo pude pudiera pueda puedan puede pueden puedes puedo pues que queda quedan quedaria quedarian quedo quien quienes quiere quieren quieres quiero quisiera rapido razon realmente
regreso respecto respuesta sabado sabe saben saber sabes sale se sea sean seguir segun segundo seguro semana semanas senor senora ser sera seria si sido siempre siento sigue siguen siguiente
sin sino sobre sola solamente solo somos son soy su sus suya suyo tal tambien tampoco tan tanta tanto tarda tarde tardes te tendra tendria tendrian tener tenemos tenga tengan tengo tenia ti tiempo tiene tienen tienes toda
todas todavia todo todos tomar trabajo trae traer traiga tras tres tu tus u ultima ultimo un una unas uno unos usar usted ustedes va vamos van varias varios vas vaya veces ven venga venir
venia veo ver verdad vez viene vienen viernes visto voy y ya yo`

const STOP_WORDS = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/))

export const isStopWord = (word: string) => STOP_WORDS.has(word)
