/** The same in Spanish, without accents. */
export const spanishWords = {
  plain: `
    el la los las un una unos unas de del al a en con para por y o u e si cuando como que cual cuales quien quienes
    donde mientras pero tambien bien muy mas aqui algo alguien alguno alguna algun algunos algunas otro otra otros
    otras cualquier cualquiera su sus tu tus mi mis nuestro nuestra nuestros nuestras me le les te se nos usted
    ustedes yo entonces luego ademas sobre acerca tipo estilo clase forma manera primero hola buenas buenos dias
    tardes noches bienvenido bienvenida bienvenidos gracias saludos favor estimado estimada ayudar ayudarle ayudarte
    ayudarlo ayudarla ayuda buscar buscando buscarle encontrar ver saber conocer elegir escoger preguntar contarme
    contarnos decirme decirnos platicar dime digame cuentame cuenteme cuentanos cuentenos avisame aviseme avisenos
    escribeme escribame escribenos mire mira vea elige elija escoja escoge responda responde comparteme compartame
    diganos preguntame pregunteme mandame mandeme interesado interesada interesados interesadas interes carro carros
    auto autos coche coches vehiculo vehiculos opcion opciones inventario lista detalle detalles informacion datos
    foto fotos pagina enlace link pregunta preguntas duda dudas idea ideas cosa cosas nombre idioma espanol ingles
    equipo agencia tienda lugar persona personas mensaje mensajes asistente escribir escribirnos escribirme
    contactarnos comunicarse comunicarte visitarnos visita interesarse preguntarnos lamentablemente desafortunadamente
    actualmente parecido parecida parecidos similares similar varios varias contacto diferente diferentes ambos quizas
    tal vez asi atento atenta pendiente cordial fin pronto nuevamente juntos gusto placer momento poco rapidamente
    facilmente directamente enseguida mucho numero respuesta atencion antes despues durante entre segun mismo misma
    cada ambas ninguno disculpe disculpa disculpas perdon entender explicar aclarar repetir comparar conversar
    conversando continuar seguir intentar revisar revisando especialistas departamento sitio mapa direccion sincera
    claro clara breve sencillo util amable amablemente gustosamente atentamente conversacion respuestas cordialmente
    saludarle saludarte saludarlo saludarla igualmente especialmente exactamente solamente gente entendido confusion
    espera paciencia tiempo demora molestia molestias inconveniente malentendido encuentra apenas
  `,
  asked: `
    particular hacer comparte comparta viajan tuviera tenga es son esta estan tiene tienes hay puede puedes podria
    podrias podemos puedo quiere quieres busca buscas necesita necesitas prefiere prefieres gusta gustan gustaria
    interesa interesan interesaria desea deseas piensa piensas pensado pensando anda queda quedaria conviene
    convendria funciona sirve acomoda vendria viene vienes vendra maneja manejas usa usas usara usaras seria sera va
    vas lo eso esto ese esa este estos estas esos cuanto cuantos cuantas ya tal hoy manana semana lunes martes
    miercoles jueves viernes sabado domingo dia dias hora horas horario tarde noche tiempo momento presupuesto color
    colores tamano asientos pasajeros filas camioneta camionetas troca trocas suv suvs sedan sedanes van vans minivan
    minivanes cupe convertible convertibles hatchback pickup pickups electrico electrica hibrido hibrida gasolina
    diesel automatico automatica manual estandar transmision marca marcas modelo modelos ano anos caracteristica
    caracteristicas familia familiar trabajo escuela ciudad carretera viaje viajes hijos ninos diario diariamente
    espacio carga remolcar remolque uso principalmente especial especifico especifica importante importantes rango
    comprar compra cambiar cambio actual cita llamada llamar llame telefono correo texto mas ambos cerca horarios
    primer primera esperar dejar ahora ahorita ustedes conduce manejara manejaria preferencia preferencias necesidades
    servicio diaria fechas fecha zona cercano decidir planea planeas ir acercarse conocerlo contactarle contactarlo
    llamarle usar viajar importa proximo proxima solo viendo vemos cambia opinion mascotas mascota perro perros bebe
    bebes mandado universidad empresa negocio herramientas estudiante manejar conducir vivir vive vives nieve montana
    playa deportes diversion almacenamiento cajuela espacioso comodo practico deportivo nino nina menudo seguido
    piensan quieren necesitan usan entrega trabajan exacta exacto rato millas trabajar pueda parece hablar platicar
    nuevas seguir venir pasar agendar probar prueba manejo conocer verlo verla verlos verlas enviar envie envio mande
    mando muestre muestro le te ayude ayudo agende alguien vendedor asesor especialista antes despues mente entre
    normalmente todavia ideal listo lista listos persona personas adultos esposo esposa pareja hijo hija papa mama
    padre madre padres amigo amiga amigos nietos abuelos companeros preferida preferido preferidas preferidos favorita
    favorito favoritas favoritos gastar invertir maximo minimo alcance grande grandes chico chica pequeno pequena
    mediano mediana compacto compacta alto alta amplio amplia espaciosa comoda deportiva practica parecido parecida
    parecidos ha has han he habia visto visitado manejado probado considerado decidido tenido buscado hablado
    manejarlo manejarla probarlo probarla usarlo usarla compararlo compararlos visitarlo pensarlo venga vengas vengan
    viniera pase pases pasa paso traer traiga traigan trae sentarse caben caber cabe subir transportar cargar jalar
    acampar pesca caza vacaciones paseo paseos fines entresemana mediodia temprano serian agrada agradaria atrae llama
    llamaria convenga acomode acomodaria parezca prefieren prefieran desean visitar conocernos platicarme platica
    hable hablemos escribir escriba contestar responder avisar confirmar mandar reciba recibir ocasion codigo postal
    estado celular electronico apellido completo principal razon motivo meta prioridad prioridades indispensable
    esencial basico rutina clima terraceria campo rancho pueblo centro construccion material herramienta equipaje
    sillas silla ruedas pasajero puertas motor combustible cualquiera todos todas toda todo mananas noches tardes
    siguiente siguientes otro otra mes ellos ella el comprando comparando cambiando pensar ventaja interesarle
    interesarte video probamos intentamos buscamos miramos empezamos da doy den igual mayor menor digo dice dices diga
    digas dime digame diganos decimos decir decirme decirle decirte decirnos dijo dijiste dicho diria quiero queremos
    quieran quisiera quisieras queria querias querria haria hace haces haga hagas hagamos hizo hecho hago tengo
    tenemos tengas tengan tuvo tuviste tener tenerlo tenia tendria tendrias vengo venimos vino vendrias iria irias iba
    voy vamos vaya vayas fue ido puedas puedan podra podras pude poder podriamos podrian podia se sabe sabes sepa
    sabria saber sabemos supo das demos de dar darme darle darnos daria diera dado elijo elige eliges elija elijas
    elegir elegirlo elegiria escojo escoge escoges escoja escojas escoger escogeria veo ve ves vean vea veas ver verme
    verte viste vio veria verian verse sigo sigue sigues siga sigas seguimos prefiero preferimos preferir preferiria
    preferirias convienen sirven sirva serviria servirian servirle servirte parecen pareceria parecio pareces suena
    suenan sonaria quedan quede quedarian quedo quedamos llamo llamado gusto gustaron gusten encanta encantaria facil
    faciles dificil estacionar cercas lejos lejano tranquilo ruta tramo distancia distancias lancha bote barco traila
    apartamento oficina iglesia gimnasio compras supermercado vueltas pendientes sillita sillitas carriola adolescente
    adolescentes abuela abuelo tio tia primo prima hermano hermana hermanos cunado novio novia suegra correcto
    correcta correctamente cierto bien duda dudas mensaje mensajes whats cumpleanos regalo graduacion lugar lugares
    opciones opcion chofer maestro enfermera contratista jardineria pintura plomeria aparte ademas tampoco nada nadie
    alguna cambie cambian prisa paciencia ratito momentito vez veces dentro fuera arriba abajo atras adelante lado
    junto junta juntos grandecito chiquito pequenito cualquier demas bastante suficiente poca poco pocos abierto
    abierta dispuesto dispuesta decidida indeciso indecisa apenas recien aun mientras aunque porque pues hasta desde
    hacia contra meses minutos minuto semanas fin proximos proximas pasado pasada primavera verano otono invierno
    temporada lluvia frio calor hielo economico economica economicos rendidor rendidora sencillo sencilla lujoso
    basica elegante moderno moderna clasico clasica resistente limite cantidad promedio aproximado aproximadamente
    firme flexible tope nosotros nuestros ellas mismo misma mismos puerta techo parrilla portavasos pantalla bocinas
    radio musica ventana ventanas espejo espejos luces volante consola altura anchura largo largos ancho corta tono
    diseno forma rines gancho bola cargas peso pesada garaje cochera entrada trafico autopista caminos camino terreno
    tierra lodo arena montanas rio lago mar costa desierto bosque rural urbano colonia barrio animales gatos ganado
    caballo caballos pastura escalera escaleras materiales podadora remolques motocicleta moto cuatrimoto kayak
    bicicleta bicicletas juego juegos partido equipos instrumentos guarderia kinder preparatoria secundaria colegio
    clases oficinas obra obras bodega tiendas mercado restaurante hospital clinica aeropuerto estacion repartidor
    repartir entregas turno turnos retirado jubilado jubilada mudanza mudarse casado casada embarazada gemelos
    ancianos mayores discapacidad andador experiencia principiante aprendiendo aprender ensenar nervioso emocionado
    emocionada tranquila investigado investigando leido videos publicacion pagina correos acompana acompanado
    acompanada sola grupo util utiles claro claros detalle punto puntos cosas paquete paquetes funciones funcion
    contento contenta feliz molesta molesto extrana disfruta actuales anterior anteriores previo futuro version
    versiones generacion importado americano americana japones japonesa europeo coreano apoyo apoyar orientar guiar
    descubrir cotejar aclarar resolver quien quienes cuya donde adonde cuando habian hubiera haya hayan sido estar
    estaria estarian estuviera siendo alguno ningun ninguna ninguno distinto distinta distintos avisarnos comunicarle
    no yo reciente recientes faltar falte falta atendiendo atendido trabajando nunca sin decision decisiones decidirse
    decidirte plan planes
  `,
  /** Verbs of which any form may stand in a question. */
  verbs: `
    buscar necesitar gustar interesar usar manejar viajar trabajar vivir cargar remolcar jalar pensar/piens planear considerar
    comparar decidir visitar pasar platicar hablar contar/cuent mencionar explicar describir compartir mandar enviar
    mostrar/muestr ensenar mirar conocer probar/prueb agendar cambiar cancelar confirmar llamar escribir contactar comunicar
    conectar contestar responder preguntar ayudar atender/atiend recibir entender/entiend recordar/recuerd revisar checar
    intentar empezar/empiez comenzar/comienz continuar esperar estacionar acomodar funcionar agradar importar bastar gastar
    ajustar disfrutar acampar pescar subir comprar tomar regresar llegar salir encontrar/encuentr aclarar repetir/repit
    anotar avisar indicar sugerir/sugier imaginar evitar incluir transportar sentar/sient mover/muev quedar parecer
  `,
}
