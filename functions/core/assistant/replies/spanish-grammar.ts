import type { Grammar } from './text-grammar.ts'

/** Words without accents, as they are compared. */
export const spanish: Grammar = {
  plain: `
    el la los las un una unos unas de del al a en con para por y o u e si cuando como que cual cuales quien quienes donde
    mientras pero tambien bien muy mas aqui algo alguien alguno alguna algun algunos algunas otro otra otros otras
    cualquier cualquiera su sus tu tus mi mis nuestro nuestra nuestros nuestras me le les te se nos usted ustedes yo
    entonces luego ademas sobre acerca tipo estilo clase forma manera primero
    hola buenas buenos dias tardes noches bienvenido bienvenida bienvenidos gracias saludos favor estimado estimada
    ayudar ayudarle ayudarte ayudarlo ayudarla ayuda buscar buscando buscarle encontrar ver saber conocer elegir escoger
    preguntar contarme contarnos decirme decirnos platicar
    dime digame cuentame cuenteme cuentanos cuentenos avisame aviseme avisenos escribeme escribame escribenos mire mira
    vea elige elija escoja escoge responda responde comparteme compartame diganos preguntame pregunteme mandame mandeme
    interesado interesada interesados interesadas interes
    carro carros auto autos coche coches vehiculo vehiculos opcion opciones inventario lista detalle detalles
    informacion datos foto fotos pagina enlace link pregunta preguntas duda dudas idea ideas cosa cosas nombre idioma
    espanol ingles equipo agencia tienda lugar persona personas mensaje mensajes asistente
    escribir escribirnos escribirme contactarnos comunicarse comunicarte visitarnos visita interesarse preguntarnos
    lamentablemente desafortunadamente actualmente parecido parecida parecidos similares similar varios varias contacto
    diferente diferentes ambos quizas tal vez asi atento atenta pendiente cordial fin
    pronto nuevamente juntos gusto placer momento poco rapidamente facilmente directamente
    enseguida mucho numero respuesta atencion
  `,
  asked: `
    particular hacer comparte comparta viajan tuviera tenga
    es son esta estan tiene tienes hay puede puedes podria podrias podemos puedo quiere quieres busca buscas necesita
    necesitas prefiere prefieres gusta gustan gustaria interesa interesan interesaria desea deseas piensa piensas pensado pensando
    anda queda quedaria conviene convendria funciona sirve acomoda vendria viene vienes vendra maneja manejas usa usas usara usaras
    seria sera va vas lo eso esto ese esa este estos estas esos cuanto cuantos cuantas ya tal hoy manana semana
    lunes martes miercoles jueves viernes sabado domingo dia dias hora horas horario manana tarde noche tiempo momento
    presupuesto color colores tamano asientos pasajeros filas camioneta camionetas troca trocas suv suvs sedan sedanes
    van vans minivan minivanes cupe convertible convertibles hatchback pickup pickups electrico electrica hibrido hibrida
    gasolina diesel automatico automatica manual estandar transmision marca marcas modelo modelos ano anos caracteristica
    caracteristicas familia familiar trabajo escuela ciudad carretera viaje viajes hijos ninos diario diariamente
    espacio carga remolcar remolque uso principalmente especial especifico especifica importante importantes rango
    comprar compra cambiar cambio actual cita cuanto llamada llamar llame telefono correo texto mas ambos cerca
    horarios primer primera esperar dejar ahora ahorita ustedes conduce manejara manejaria preferencia preferencias necesidades
    servicio diaria fechas fecha zona cercano decidir planea planeas ir acercarse conocerlo contactarle contactarlo llamarle
    usar viajar importa proximo proxima solo viendo vemos cambia opinion     
    mascotas mascota perro perros bebe bebes mandado universidad empresa negocio herramientas
    estudiante manejar conducir vivir vive vives nieve montana playa deportes diversion almacenamiento cajuela espacioso comodo
    practico deportivo nino nina menudo seguido piensan quieren necesitan usan van entrega trabajan exacta exacto rato millas
    trabajar pueda parece hablar platicar nuevas seguir
    venir pasar agendar probar prueba manejo conocer verlo verla verlos verlas enviar envie envio mande mando muestre muestro
    le te ayude ayudo comparta agende alguien vendedor asesor especialista antes despues
    mente entre menudo normalmente todavia ideal listo lista listos
     `,
  parts: {
    ATTRIBUTE: 'consumo economia comodidad seguridad confiabilidad rendimiento potencia tecnologia lujo',
    OFFER: `(?:ayudar|mostrar|ensenar|enviar|mandar|buscar|encontrar|compartir|contestar|responder|decir|contar|explicar|
      atender|orientar|apoyar|servir|conectar|comunicar|ver|saber|agendar|programar|revisar|checar|recibir|
      conocer|empezar|comenzar|comparar|guiar|sugerir|escuchar)(?:le|te|lo|la|les|los|las|nos|me)?`,
    OFFERED: `ayudo muestro enseno envio mando busco comparto explico atiendo apoyo cuento oriento ayudamos mostramos enviamos
      compartimos buscamos atendemos`,
    LE: 'le te lo la les los las nos me se',
    GOOD: 'buena buen bueno gran excelente fantastica perfecta linda bonita',
    WANT: `gusta gustan gustaria interesa interesan interese quiere quieres quiera quieras desea deseas desee necesita
      necesitas necesite busca buscas busque prefiere prefieres prefiera guste gustes pregunto preguntaste menciono mencionaste
      quisiera quisieras pidio pediste eligio elegiste`,
    CAN: 'puedo podemos podria podriamos',
  },
  constructs: [
    '(puede|puedes|nos puede) (encontrarnos|encontrar|visitarnos|visitar)( aqui)?( en)?(?= \\[)|(estos|esos) horarios (estan|son|tenemos)( libres)?(?= \\[)|gracias por (compartirlo|compartir|decirme|avisarme|avisar|preguntar)|que descanse',
    '(bonito|lindo|buen|excelente|feliz) (dia|fin de semana)|sin problema|si (cambia|cambias) de opinion|no (le|te|lo|la) entendi( bien)?|de otra (forma|manera)|estoy a (sus|tus) ordenes|(este|esta|estos|estas) (es|son) (el|la|los|las|un|una|unas|unos|algunas|algunos) (opcion|opciones|foto|fotos|detalles|vehiculo|vehiculos|carro|carros|horarios)|fue un (gusto|placer)( (atender|ayudar|saludar)(le|te|lo|la))?',
    '(yo |nosotros )?(tambien )?((«LE») )?(«CAN»)( (tambien|gustosamente|solo|hoy mismo))? «OFFER»',
    'no (puedo|podemos|podria) «OFFER»',
    '(con (mucho )?gusto )((«LE») )?(«OFFERED»)',
    '((«LE») )(«OFFERED»)( (con|lo|la))?',
    '(estoy|estamos|aqui estoy|aqui estamos) (aqui )?(para|a sus ordenes para|listo para|lista para) «OFFER»',
    'estoy para «OFFER»|estoy aqui|estamos para «OFFER»',
    '(soy|habla|le atiende|te atiende|le escribe|te escribe|le saluda|te saluda) (el|la|un|una|su|tu)? ?asistente( (virtual|automatico|automatica|automatizado|automatizada|digital|de ia))*( de (la|nuestra) (agencia|tienda))?',
    'asistente (virtual|automatico|automatica|automatizado|automatizada|digital)',
    '(sera|es|fue|seria) (un|todo un|nuestro|mi) (placer|gusto|honor)( (ayudar|atender|saludar|conocer|recibir|mostrar)(le|te|lo|la|les|los|nos)?( (lo|que))?)?',
    '(me|nos) (da|dara|daria) (mucho )?gusto( «OFFER»)?',
    '(me|nos) (encantaria|gustaria|alegra|alegraria|encanta) («OFFER»)',
    'un (placer|gusto)|mucho gusto|con (mucho )?gusto|encantado de «OFFER»|encantada de «OFFER»',
    '(yo )?(espero|entiendo|comprendo|veo|lamento|lamentamos)( que)?( (eso|esto|lo|le|te))?( ocurrido| confusion)?',
    '(lo siento|disculpe|disculpa|perdon|una disculpa|mil disculpas)( mucho)?( por (la|el|lo) (confusion|demora|ocurrido))?',
    'no (entendi|comprendi)( (bien|eso|su mensaje|la pregunta))*|no (tengo|tenemos|encontre)( (esa|ese|la|el|mas|otra))? (informacion|dato|datos|respuesta)|no (encontre|encontramos|tengo|tenemos) (una opcion|un vehiculo|un carro|un auto) (asi|igual|parecida|parecido|como ese|como esa)',
    'no tengo (el|ese|un) (precio|millaje|color)( de| para)?( (ese|este|esa|esta))?( vehiculo| carro| auto)?',
    'no estoy (seguro|segura)',
    '(encontre|encontramos|tengo|tenemos|hay)( (el|la|un|una|este|esta|ese|esa|otro|otra))?(?= [<[])',
    '(encontre|encontramos|tengo)( (un|una|unos|unas|algunas|algunos|otra|otro|varias|varios))( (buena|buenas))? ?(opcion|opciones|pregunta|preguntas|carro|carros|auto|autos|vehiculo|vehiculos|idea|ideas)',
    '(encontre|encontramos|encontrado) (este|esta|estos|estas|uno|una|algo)',
    '(deje|deja|permita|permite|dejeme|dejame|permitame|permiteme)( «OFFER»| saber)?',
    'con gusto (le|te) (doy|paso|comparto) (mas |la |los |las )?(informacion|detalles|fotos|datos|opciones)|(tiene|con|a) un (precio|millaje)( de)?(?= <)|cuenta con(?= <)|(cuando|si|que|como)( le| te)? (pueda|puedo|podamos) «OFFER»|que (le|te) parece( (este|esta|esto))?',
    '(escoja|elija|escoge|elige|escoger|elegir|responda con|respondame con|dime|digame) (el|un|la|una|que) (horario|hora|dia|fecha|opcion|numero|nombre)( del? (la |el )?(opcion|horario|hora|dia))?( que)?( mas)?( le| te)?( prefiera|prefieras|guste|convenga|acomode|conviene|queda mejor|gusta)?',
    '(nos encontramos|nos ubicamos|estamos ubicados)( aqui| en)?(?= \\[)|que opciones (tenemos|hay)|tengo el gusto|quedo al pendiente|quedamos al pendiente|nos vemos( pronto)?|hasta pronto',
    '((alguien|una persona|un asesor|un companero)( de)? (nuestro|el) equipo|nuestro equipo|el equipo)( (le|te|les))? (puede|podria) «OFFER»( (eso|esto|con eso|con gusto))*',
    '(hagame|hazme|haganos|haznos) saber|claro que (con gusto |si )?(?=le|te|con)|claro que (con gusto )?(le|te) («OFFERED»)|quedo (a sus ordenes|a tus ordenes|atento|atenta|pendiente)|quedamos a sus ordenes|(su |el |con )?numero de (inventario|stock)( (es|de))?',
    'no (dude|dudes|duden) en (preguntar|escribir|contactar|decir|avisar|contar|visitar|responder)(me|nos|le)?',
    'no se preocupe|no te preocupes|sin (compromiso|prisa|presion)|a sus ordenes|a tus ordenes|para servirle|para servirte|por supuesto que (si )?(?=le|te|con)',
    '(si|lo que|que|cuando|como|cual|cuales|cualquier|donde|dia|opcion|alguno|alguna|algo)( usted| tu| mas)?( «LE»)?( mas)? «WANT»(?! (?:es|esta))( (ver|saber|conocer|elegir|visitarnos|venir|comparar|verlo|verla))?',
    '(si|lo que|que|cuando|como)( usted| tu)?( no)?( «LE»)? (esta|estas|anda|andas) (buscando|pensando|interesado|interesada|considerando)',
    '(si|cuando|que|lo que)( usted| tu)? (tiene|tienes|tenga|tengas)( (en mente|alguna|algun|otra|otras|mas|una|dudas|preguntas))',
    '(que|lo que)( «LE»)? (podria|puede|podrian|pueden) (interesar|gustar|servir|convenir)(le|te|les)?',
    '(podria|puede|podrian) (interesar|gustar|servir)(le|te)',
    '(que|cual|cuales) (le|te) (gustaria|interesa|interesan|gusta|gustan)',
    '(usted )?(puede|puedes|podria|podrias)( tambien)? (ver|visitarnos|preguntar|preguntarme|escribir|escribirme|escribirnos|elegir|escoger|responder|decirme|contarme|comparar|revisar|enviarme|mandarme|verlo aqui|verla aqui)(?! (?:el|la) precio)',
    'en que (puedo|podemos|podria) «OFFER»( hoy)?|que tal|en mente|hasta (luego|pronto)|que (tenga|tengas|pase|pases) (un )?(buen|bonito|buena|excelente|lindo) (dia|tarde|noche|fin|semana)( de semana)?',
    'buen (dia|fin de semana)|feliz (dia|tarde|noche)',
    '(este|esta|estos|estas|ese|esa) (opcion|vehiculo|auto|carro|mensaje|conversacion|es|opciones|vehiculos)(?= |$)',
    '(aqui|abajo) ((le|te) (dejo|comparto|muestro|envio|va|mando)|va|van|(esta|estan|tiene|tienes)(?= (un|una|el|la|los|las|algunas|algunos|unas|mas|otra) ))',
    '(esa|eso|esta|este) (es|seria) una «GOOD» (pregunta|opcion|idea|eleccion)',
    '«GOOD» (pregunta|opcion|idea|eleccion|dia|tarde|noche)|que (bueno|bien|gusto|alegria)( (saber|saludarle|saludarte|que nos escriba|que nos escribas|leerle|leerte|conocerle|tenerle))?( (de|por))?',
    '(es|son|tiene|tienen|cuesta|viene|esta|queda|marca)( (de|en|con|un|una|a|por|como|el|la))?(?= <)',
    '(este|esta|ese|esa|que|cual|lo|y|tambien)( (es|tiene|cuesta|viene|esta))( (de|en|con|un|una|a|por|como))?(?= <)',
    '(su |el |la |con |y |un |de |color )*(precio|millaje|color|interior|exterior|motor|combustible|transmision|traccion|carroceria|ano|estado|estatus|vin|inventario|condicion)( (es|de|del|esta|actual|interior|exterior))*(?= <)',
    'mande un mensaje|prueba de manejo',
    '(antes de|para|despues de) (empezar|comenzar|seguir|ayudarle|ayudarte)',
    '(empecemos|comencemos|veamos|busquemos|platiquemos)',
    '(por|con|a|de|en|sobre) (eso|esto|ese|esa|este|esta|ellos|ellas)',
    '(cual|cuales|como) (es|seria) (su|tu) nombre|me (dice|dices|da|das|puede dar|puede decir) su nombre|por interesarse|por (su|tu) (mensaje|interes|visita|paciencia|tiempo|respuesta|confianza)',
    'para que (pueda|podamos|le|te) ((«LE») )?(«OFFER»|ayude|muestre|envie|busque|ayudemos|mostremos)',
    'asi (le|te|lo|la|puedo|podemos) ?((«LE») )?(«OFFER»|«OFFERED»)?',
    '(necesito|necesitamos|me gustaria|quisiera|quiero) (saber|conocer|confirmar si|entender)',
    'cuando (guste|gustes|quiera|quieras|pueda|puedas)|lo antes posible',
    '(se|te) lo muestro',
    'uno que|una que|uno de (nuestros|los)|alguno de (estos|los)|alguna de (estas|las)',
    'si prefiere|si prefieres',
    'por escribir(nos|me)?',
    'gracias a (usted|ti)',
    'sus (preguntas|dudas)',
    '(estos son |nuestros |nuestro |los |el |nuestra |la |su |algunos |libres |disponibles )*(horarios|horario|direccion|ubicacion|horas|cita|fechas)( libres| disponibles)?( es| son| de atencion| que tenemos)*(?= \\[)',
    'estos (son|serian)|que tenemos|(este|esta|ese|esa|nuestro|el|la)(?= <)|(es|son|y es|esta) (de )?(color|transmision)|(ya|ahora|actualmente) (esta|es)(?= <)|(el |su |la )?(precio|millaje|color|motor|transmision) (de|del|para)( (el|la|este|esta|nuestro))?(?= <)',
    '(estamos|estoy)( (aqui|en|ubicados))*(?= \\[)',
    'no (encontre|encontramos|tengo|tenemos|hay) (uno|una|algo|ninguno|ninguna) (asi|igual|parecido)',
    '(hay )?(algo|uno|una|otro|otra|opciones) (parecido|parecida|parecidos|parecidas|similar|similares|diferente)',
  ],
  handOverConstructs: [
    '(le|te|lo|la) (paso|comunico|conecto|transfiero|comunicare|pasare|conectare|voy a (pasar|comunicar|conectar))( (su|tu) (pregunta|mensaje|solicitud))?( (a|con))?',
    '((alguien|una persona|un companero|un asesor)( de| del)? ?(nuestro equipo|equipo)|nuestro equipo|alguien|el equipo) (le|te|lo|la) (respondera|contestara|ayudara|contactara|escribira|atendera)( (pronto|en breve|por aqui|con gusto|con eso))*',
    '(pase|compartir|comparti|envie|enviare|mande) (su|tu) (pregunta|mensaje|solicitud) (a|con)',
  ],
  heads: 'que cual cuantos cuantas cuanto',
  askedConstructs: [
    '(importante|importantes|importa|importan)( (para (usted|ti|su familia)|mas|mucho))* (el|la) «ATTRIBUTE»( (de gasolina|y|o|(el|la)|«ATTRIBUTE»))*',
    '(va|vas|van) a (usar|manejar|viajar|ser|necesitar|llevar)|lo (va|vas) a usar|decir de otra forma',
    '(nuevo o usado|usado o nuevo|nueva o usada|nuevos o usados|seminuevo)',
    'rango de (precio|precios)',
    '(es|seria) (para|algo|este|esta|el|la)',
    'a cuenta|su (carro|auto|vehiculo) actual',
    'tercera fila|quemacocos|piel',
    'uno|ninguno|cuando|algun otro|que tan',
    'en cuanto tiempo|cuanto tiempo|se llama|te llamas|dejar|dar|entregar|lo (usaria|usarias|usara|usaras|usa)|(hay|algo) (en especial|especifico)',
    '(que|gustaria que) («LE») (comunique|conecte|envie|mande|muestre|ayude|busque|escriba|agende|contacte|comparta|atienda|explique|llame)',
    '(queda|quedaria|conviene|viene|funciona|sirve|acomoda|es|seria|convendria|vendria) mejor|mejor (dia|hora|momento|horario)|de preferencia|preferencia',
    '(sigue|sigues) (interesado|interesada|buscando)|(tiene|tienes) (pensado|en mente)|alguien mas|cuanto es su presupuesto|(nueva|nuevo) o (usada|usado)',
    'me (puede|puedes|podria|podrias|permite|permites)|(le|te) (puedo|podemos|podria|gustaria)|(quiere|quieres|gustaria|prefiere|prefieres|necesita|desea) que',
    'no( le| te)? (gustaria|interesa)',
  ],
  offer: '(puedo|podemos|podria|podriamos|gusto|gustaria|quiere|quieres|desea|deseas|placer|encantaria)',
  planned: 'cita visita prueba manejo hora horario dia dias agendar',
  opener: `(y |o |pero |entonces |tambien |gracias |usted |tu |bien )*(que|cual|cuales|cuando|como|donde|quien|cuanto|cuantos|cuantas|a que|en que|para que|por que|de que|de cuanto|con quien|sigue|sigues|que tal|hablamos|con que|para cuando|para quien|hay|es|seria|esta|estas|anda|andas|tiene|tienes|puede|puedes|podria|podrias|puedo|podemos|quiere|quieres|quisiera|quisieras|busca|buscas|necesita|necesitas|prefiere|prefieres|desea|deseas|piensa|piensas|va|vas|le|te|les|me|nos|usted|alguna|algun|algo|lo (usaria|usara|usaras|quiere|quieres|necesita|necesitas|usa|busca|prefiere|maneja)|maneja|manejas|usa|viene|vendria|ya (tiene|tienes|sabe|sabes|conoce|vio|viste)|conoce|interesado|interesada|no le|no te)`,
  subjects: `usted alguien persona personas otro otra otros nosotros yo carro auto coche vehiculo equipo agencia aqui alli familia gerente
    opcion opciones tienda lugar`,
  finite: 'es son esta estan tiene hay puede podria va viene queda anda sera seria',
  agreement: `(claro( que s[ií])?|por supuesto( que s[ií])?|desde luego|perfecto|excelente|entendido|de acuerdo|muy bien|que bien|genial|con gusto|con mucho gusto|bueno|bien|buenisimo|entiendo|comprendo|sin problema|que bueno)( {name})?( gracias| muchas gracias)?`,
  leads: `un una el la los las es son tiene cuesta esta viene con y a de del en por este ese esa que nuestro nuestra sobre como o
    precio millaje color motor transmision carroceria ano combustible traccion estado vin inventario condicion interior exterior
    tambien ver actual le te gusta interesa encontre tengo tenemos hay al encontramos estatus`,
  notBeforeFigures: 'sobre como o ver le te gusta interesa este ese esa esta que nuestro nuestra del al tambien',
  besideFigures: `el la los las un una este esta ese esa lo de del en con por a y que es son tiene tienen cuesta viene cuenta encontre
    encontramos tengo tenemos nuestro nuestra su precio millaje color motor transmision aqui hay opcion vehiculo carro auto le te
    gusta gustaria interesa interesarle interesarte puede podria interesar ver verlo parece como cual hola gracias claro perfecto
    gusto supuesto tambien actualmente parecido similar busca buscaba pregunto ano modelo condicion buena gran lamentablemente`,
  labels: {
    precio: 'price',
    cuesta: 'price',
    millaje: 'mileage',
    color: 'color colorAlt',
    interior: 'colorAlt',
    exterior: 'color',
    motor: 'engine',
    combustible: 'fuel',
    transmision: 'transmission',
    traccion: 'drivetrain',
    carroceria: 'body',
    estado: 'availability',
    estatus: 'availability',
    condicion: 'condition',
    vin: 'vin',
  },
  never: [
    '(encontrar|encontramos|encontrarle|buscar|ver|hay) (una|la|alguna) (forma|manera)|comprar(le|te)? su|cuanto (quiere|quieres|gustaria|pide|pides)|por su (carro|auto|vehiculo)',
    'en (una|un) (hora|dia|semana)|(cualquier|todos los|cada) (dia|dias|hora|momento)|para (usted|ti)(?= <(price|mileage))|(?<=<(price|mileage)> )para (usted|ti)',
    '(enviar|mandar)(le|te)? (el|un|su) (carro|auto|vehiculo|coche)|(atiendo|atendemos|atenderle|ayudo|estoy|soy) (en persona|personalmente)|estoy aqui en',
    '(persona|personas|alguien|alguien mas|otros)( lo| la)? (quiere|busca|necesita|prefiere|desea)',
    '(interesa|gustaria saber|decir(le|te)?|contar(le|te)?|saber|ver|alegra|gusta|gusto|informar(le|te)?|comentar(le|te)?|bueno|sabe|espero|entiendo|veo) que (?!(busca|buscas|tipo|le|te|necesita|necesitas|prefiere|quiere|quieres|color|dia|clase|vehiculo|carro|auto|estilo|nos (escriba|escribas|visite|visites|contacte|contactes)|opciones|marca|presupuesto)(?![^ ])).*',
    '(?<=[^ ] )que (es|son|esta|tiene|sea|hay|va)(?! (buscando|en mente|alguna|preguntas|pensando|[<[]))',
    '(?<!.)si(?!.)',
    'sabia (usted )?que|sabias que|sabe que|sabes que|y si le|y si te',
    'persona (real|de verdad)|como persona|una persona (aqui|del)',
  ],
}
