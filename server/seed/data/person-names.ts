export const firstNames: readonly string[] = [
  "Aino", "Aleksi", "Anna", "Annika", "Antti", "Anu", "Arto", "Eero", "Eija", "Elina", "Emilia", "Esa", "Eveliina", "Hanna", "Hannu", "Harri",
  "Heidi", "Heikki", "Heli", "Henna", "Henri", "Iida", "Ilkka", "Ilona", "Inka", "Jaakko", "Jani", "Janne", "Jari", "Jarmo", "Jenni", "Joni",
  "Joonas", "Juha", "Juhani", "Jukka", "Juuso", "Kaarina", "Kai", "Kaisa", "Kalle", "Kari", "Katja", "Katri", "Kimmo", "Kirsi", "Kristiina", "Lassi",
  "Laura", "Lauri", "Leena", "Liisa", "Maarit", "Maija", "Mari", "Maria", "Marika", "Marja", "Marko", "Markku", "Matti", "Merja", "Miika", "Mika",
  "Mikko", "Milla", "Minna", "Mirja", "Niina", "Niko", "Noora", "Olli", "Outi", "Paavo", "Päivi", "Pasi", "Pauliina", "Pekka", "Pertti", "Petra",
  "Petri", "Piia", "Pirjo", "Raija", "Raimo", "Reetta", "Reijo", "Riikka", "Risto", "Ritva", "Roosa", "Saara", "Sami", "Sampo", "Sanna", "Sari",
  "Satu", "Seppo", "Sini", "Sirpa", "Soile", "Suvi", "Taina", "Tanja", "Tarja", "Tatu", "Teemu", "Terhi", "Tero", "Tiina", "Timo", "Toni",
  "Topi", "Tuija", "Tuomas", "Tuula", "Ulla", "Vesa", "Ville", "Virpi",
];

export const lastNames: readonly string[] = [
  "Aalto", "Ahola", "Ahonen", "Alanen", "Anttila", "Eerola", "Eskelinen", "Hakala", "Halonen", "Harju", "Hartikainen", "Heikkilä", "Heinonen", "Heiskanen",
  "Hietala", "Hiltunen", "Hirvonen", "Holopainen", "Hyvönen", "Hämäläinen", "Ikonen", "Jaakkola", "Jokinen", "Järvinen", "Kallio", "Karjalainen", "Karvonen",
  "Kettunen", "Kinnunen", "Koivisto", "Kokkonen", "Korhonen", "Koskela", "Koskinen", "Kosonen", "Kukkonen", "Laakso", "Laaksonen", "Laine", "Laitinen",
  "Lappalainen", "Lehtinen", "Lehtonen", "Leinonen", "Leppänen", "Lindholm", "Lindqvist", "Lukkarinen", "Manninen", "Martikainen", "Miettinen", "Moilanen",
  "Mustonen", "Mäkelä", "Mäkinen", "Niemelä", "Niemi", "Nieminen", "Nurmi", "Nyman", "Oinonen", "Ojala", "Oksanen", "Paananen", "Pajunen", "Partanen",
  "Peltola", "Peltonen", "Pesonen", "Pitkänen", "Pulkkinen", "Rantala", "Rantanen", "Rautio", "Räsänen", "Saarinen", "Salmi", "Salminen", "Salo", "Salonen",
  "Savolainen", "Seppälä", "Sirén", "Sjöblom", "Suominen", "Tamminen", "Tikkanen", "Timonen", "Toivonen", "Tuominen", "Turunen", "Vainio", "Valtonen",
  "Virtanen", "Voutilainen", "Väisänen", "Väänänen", "Ylönen",
];
