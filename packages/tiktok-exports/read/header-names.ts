import type { TableKind } from "../datasets.ts";
import { foldText } from "../text/fold-text.ts";

/**
 * Known column names, by table and field, `|` between them: English first, then Greek, Spanish,
 * French, German, Italian, Portuguese, Turkish and Russian, and for the overview the other languages
 * whose months are known. Compared folded (case, accents, punctuation).
 */
const DATE =
  "date|day|ημερομηνία|ημέρα|fecha|datum|tag|data|giorno|dia|tarih|jour|дата|ngày|日期|日付|날짜|tanggal|dată|dato";
const VIEWS =
  "video views|views|vv|post views|προβολές βίντεο|προβολές|προβολές δημοσιεύσεων|visualizaciones de vídeos|visualizaciones de vídeo|visualizaciones del vídeo|visualizaciones|reproducciones de vídeo|reproducciones|vues de vidéos|vues de vidéo|vues vidéo|vues de la vidéo|vues|videoaufrufe|videoansichten|aufrufe|visualizzazioni video|visualizzazioni dei video|visualizzazioni del video|visualizzazioni|visualizações de vídeo|visualizações de vídeos|visualizações do vídeo|visualizações|visualizações do video|video görüntülemeleri|video görüntüleme|görüntülemeler|görüntülenmeler|просмотры видео|просмотры|просмотров|просмотров видео|videoweergaven|weergaven|wyświetlenia filmów|wyświetlenia filmu|wyświetlenia wideo|wyświetlenia|vizualizări videoclip|vizualizări video|vizualizări|tayangan video|penayangan video|lượt xem video|số lượt xem video|lượt xem|перегляди відео|перегляди|гледания на видео|гледания|videovisningar|videovisninger";
const LIKES =
  "likes|like|μου αρέσει|επισημάνσεις μου αρέσει|αριθμός μου αρέσει|me gusta|j aime|mentions j aime|gefällt mir|gefällt mir angaben|mi piace|curtidas|gostos|beğeniler|beğeni|лайки|лайков|отметки нравится|нравится|polubienia|aprecieri|suka|lượt thích|số lượt thích|вподобання|уподобання|харесвания|gillamarkeringar|gilla markeringar|likerklikk";
const COMMENTS =
  "comments|comment|σχόλια|comentarios|commentaires|kommentare|commenti|comentários|yorumlar|yorum|комментарии|комментариев|opmerkingen|reacties|komentarze|comentarii|komentar|bình luận|коментарі|коментари|kommentarer";
const SHARES =
  "shares|share|κοινοποιήσεις|κοινοποίηση|veces compartido|compartidos|compartidas|contenido compartido|partages|geteilt|geteilte inhalte|teilungen|geteilte videos|condivisioni|compartilhamentos|partilhas|paylaşımlar|paylaşım|репосты|репостов|поделились|keer gedeeld|gedeeld|udostępnienia|distribuiri|dibagikan|lượt chia sẻ|поширення|репости|споделяния|delningar|delinger";
const SHARE =
  "distribution|share|percentage|κατανομή|ποσοστό|distribución|porcentaje|répartition|distribution|verteilung|anteil|distribuzione|percentuale|distribuição|dağılım|yüzde|доля|распределение|процент";

/** The words that turn `likes` into `total likes`, before or after it. */
const TOTAL_BEFORE = [
  "total",
  "all time",
  "σύνολο",
  "συνολικές",
  "συνολικά",
  "συνολικός αριθμός",
  "σύνολο από",
  "total de",
  "nombre total de",
  "total des",
  "gesamtzahl der",
  "gesamte",
  "gesamt",
  "insgesamt",
  "totale",
  "totale dei",
  "totale delle",
  "totale di",
  "toplam",
  "всего",
  "общее количество",
  "общее число",
];
const TOTAL_AFTER = ["total", "totales", "totaux", "totali", "totais", "gesamt", "insgesamt"];

const NAMES: Record<TableKind, Record<string, string>> = {
  overview: {
    date: DATE,
    views: VIEWS,
    profileViews:
      "profile views|προβολές προφίλ|visualizaciones del perfil|visualizaciones de perfil|visitas al perfil|vues du profil|vues de profil|profilaufrufe|profilansichten|visualizzazioni profilo|visualizzazioni del profilo|visualizações do perfil|visualizações de perfil|profil görüntülemeleri|profil görüntülenmeleri|profil görüntüleme|просмотры профиля|просмотров профиля|profielweergaven|wyświetlenia profilu|vizualizări profil|vizualizări ale profilului|tayangan profil|penayangan profil|lượt xem hồ sơ|перегляди профілю|преглеждания на профила|гледания на профила|profilvisningar|profilvisninger",
    likes: LIKES,
    comments: COMMENTS,
    shares: SHARES,
    newFollowers:
      "new followers|net followers|νέοι ακόλουθοι|νέοι followers|nuevos seguidores|nouveaux abonnés|nouveaux followers|neue follower|nuovi follower|novos seguidores|yeni takipçiler|новые подписчики|nieuwe volgers|nowi obserwujący|urmăritori noi|pengikut baru|follower mới|нові підписники|нови последователи|nya följare|nye følgere",
    reached:
      "reached audience|unique viewers|κοινό που προσεγγίστηκε|προσέγγιση κοινού|απήχηση|audiencia alcanzada|público alcanzado|audience touchée|audience atteinte|erreichte zielgruppe|erreichtes publikum|pubblico raggiunto|público alcançado|ulaşılan kitle|охваченная аудитория|охват",
  },
  followers: {
    date: DATE,
    followers:
      "followers|total followers|ακόλουθοι|σύνολο ακολούθων|seguidores|abonnés|followers totaux|follower|follower gesamt|follower totali|takipçiler|toplam takipçi|подписчики|всего подписчиков",
    difference:
      "difference in followers from previous day|net followers|διαφορά ακολούθων από την προηγούμενη ημέρα|διαφορά στους ακόλουθους από την προηγούμενη ημέρα|diferencia de seguidores con respecto al día anterior|diferencia de seguidores respecto al día anterior|différence d abonnés par rapport à la veille|différence d abonnés par rapport au jour précédent|unterschied bei den followern zum vortag|follower differenz zum vortag|differenza di follower rispetto al giorno precedente|diferença de seguidores em relação ao dia anterior|önceki güne göre takipçi farkı|разница в количестве подписчиков по сравнению с предыдущим днем|изменение числа подписчиков по сравнению с предыдущим днем",
  },
  activity: {
    date: DATE,
    hour: "hour|time|hours|ώρα|hora|heure|stunde|uhrzeit|ora|saat|час|часы",
    active:
      "active followers|ενεργοί ακόλουθοι|seguidores activos|abonnés actifs|followers actifs|aktive follower|follower attivi|seguidores ativos|aktif takipçiler|aktif takipçi|активные подписчики",
  },
  gender: {
    label: "gender|φύλο|género|sexo|sexe|genre|geschlecht|genere|sesso|gênero|cinsiyet|пол",
    share: SHARE,
  },
  territories: {
    label:
      "top territories|territory|territories|top locations|top countries|country|κορυφαίες περιοχές|κορυφαίες χώρες|περιοχή|χώρα|principales territorios|territorios principales|principales ubicaciones|país|principaux territoires|territoires principaux|pays|top gebiete|top regionen|wichtigste gebiete|land|principali territori|territori principali|paese|principais territórios|principais locais|en popüler bölgeler|başlıca bölgeler|ülke|основные территории|основные регионы|территория|регион|страна|страны",
    share: SHARE,
  },
  viewers: {
    date: DATE,
    total:
      "total viewers|viewers|σύνολο θεατών|συνολικοί θεατές|θεατές|total de espectadores|espectadores totales|nombre total de spectateurs|spectateurs totaux|total des spectateurs|zuschauer gesamt|zuschauer insgesamt|gesamtzahl der zuschauer|spettatori totali|totale spettatori|total de visualizadores|toplam izleyici|toplam izleyiciler|toplam görüntüleyen|зрители|всего зрителей|общее количество зрителей|общее число зрителей",
    fresh:
      "new viewers|νέοι θεατές|nuevos espectadores|espectadores nuevos|nouveaux spectateurs|neue zuschauer|nuovi spettatori|novos espectadores|novos visualizadores|yeni izleyiciler|yeni izleyici|новые зрители",
    returning:
      "returning viewers|επαναλαμβανόμενοι θεατές|θεατές που επιστρέφουν|θεατές που επέστρεψαν|espectadores recurrentes|espectadores que regresan|spectateurs récurrents|spectateurs réguliers|wiederkehrende zuschauer|spettatori di ritorno|spettatori abituali|espectadores recorrentes|visualizadores recorrentes|geri dönen izleyiciler|geri dönen izleyici|вернувшиеся зрители|постоянные зрители",
  },
  videos: {
    snapshot: "time|ώρα|χρόνος|tiempo|hora|heure|zeit|ora|tempo|zaman|saat|время",
    title:
      "video title|title|caption|video description|τίτλος βίντεο|τίτλος|λεζάντα|περιγραφή|título del vídeo|título de vídeo|título|titre de la vidéo|titre|videotitel|titel|titolo del video|titolo video|titolo|título do vídeo|video başlığı|başlık|название видео|заголовок видео|название|описание|описание видео",
    link: "video link|link|url|video url|σύνδεσμος βίντεο|σύνδεσμος|enlace del vídeo|enlace de vídeo|enlace|lien de la vidéo|lien vidéo|lien|videolink|link al video|link del video|link do vídeo|video bağlantısı|bağlantı|ссылка на видео|ссылка",
    posted:
      "post time|posted|post date|publish time|publish date|date|ώρα δημοσίευσης|ημερομηνία δημοσίευσης|χρόνος δημοσίευσης|hora de publicación|fecha de publicación|heure de publication|date de publication|veröffentlichungszeit|veröffentlicht am|postzeit|ora di pubblicazione|data di pubblicazione|hora da publicação|data da publicação|hora de publicação|data de publicação|gönderi zamanı|gönderi saati|yayınlanma tarihi|время публикации|дата публикации",
    views: VIEWS,
    likes: LIKES,
    comments: COMMENTS,
    shares: SHARES,
    favorites:
      "add to favorites|favorites|favourites|add to favourites|bookmarks|saves|προσθήκη στα αγαπημένα|προσθήκες στα αγαπημένα|αγαπημένα|añadir a favoritos|favoritos|ajouts aux favoris|ajouter aux favoris|favoris|zu favoriten hinzugefügt|favoriten|aggiunte ai preferiti|aggiungi ai preferiti|preferiti|adicionar aos favoritos|adicionados aos favoritos|favorilere ekleme|favorilere ekle|избранное|добавлено в избранное|добавления в избранное|добавить в избранное",
    averageWatchSeconds:
      "average watch time|avg watch time|average watched time|μέσος χρόνος παρακολούθησης|μέση διάρκεια παρακολούθησης|μέσος χρόνος θέασης|tiempo medio de visualización|tiempo promedio de visualización|durée moyenne de visionnage|temps de visionnage moyen|durchschnittliche wiedergabezeit|durchschnittliche wiedergabedauer|tempo medio di visualizzazione|tempo médio de visualização|tempo médio de exibição|ortalama izleme süresi|среднее время просмотра",
    watchedFullShare:
      "watched full video|full video watched|completion rate|watched full video rate|full video watched rate|παρακολούθησαν ολόκληρο το βίντεο|παρακολούθησε ολόκληρο το βίντεο|παρακολούθηση ολόκληρου του βίντεο|vieron el vídeo completo|vídeo completo visto|ont regardé la vidéo en entier|vidéo regardée en entier|ganzes video angesehen|vollständig angesehen|video guardato per intero|hanno guardato il video intero|assistiram ao vídeo completo|vídeo completo assistido|videonun tamamını izleyenler|videonun tamamı izlendi|просмотрели видео полностью|видео просмотрено полностью|досмотрели до конца",
    totalPlaySeconds:
      "total play time|play time|συνολικός χρόνος αναπαραγωγής|χρόνος αναπαραγωγής|tiempo total de reproducción|durée totale de lecture|temps de lecture total|gesamte wiedergabezeit|gesamtwiedergabezeit|tempo di riproduzione totale|tempo total de reprodução|toplam oynatma süresi|общее время воспроизведения|общее время просмотра",
    viewsLast7Days:
      "views in the last 7 days|views last 7 days|προβολές τις τελευταίες 7 ημέρες|visualizaciones en los últimos 7 días|vues au cours des 7 derniers jours|aufrufe in den letzten 7 tagen|visualizzazioni negli ultimi 7 giorni|visualizações nos últimos 7 dias|son 7 gündeki görüntülemeler|просмотры за последние 7 дней",
  },
};

/** Fields of a video that the studio calls totals, because they are counted until the export. */
const TOTALLED = ["views", "likes", "comments", "shares", "favorites"];

const FIELD_BY_NAME = new Map<TableKind, Map<string, string>>(
  Object.entries(NAMES).map(([kind, fields]) => [kind as TableKind, namesOf(kind, fields)]),
);

/** A column's name for comparing: folded, without units in brackets, punctuation and quotes. */
export function foldHeader(header: string): string {
  return foldText(
    foldText(header)
      .replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")
      .replace(/[^\p{L}\p{N}]+/gu, " "),
  );
}

/** The field that a column's name means in a table of this kind, or null. */
export function fieldFromHeader(kind: TableKind, header: string): string | null {
  return FIELD_BY_NAME.get(kind)?.get(foldHeader(header)) ?? null;
}

/** All column names known for a kind, each with its field: for tests and for asking a person. */
export function knownHeaders(kind: TableKind): ReadonlyMap<string, string> {
  return FIELD_BY_NAME.get(kind) ?? new Map();
}

function namesOf(kind: string, fields: Record<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, field: string) => {
    const folded = foldHeader(name);
    if (!names.has(folded)) names.set(folded, field);
  };
  // Plain names first: a composed one never takes a plain one's place.
  for (const [field, list] of Object.entries(fields)) {
    for (const name of list.split("|")) add(name, field);
  }
  if (kind !== "videos") return names;
  for (const field of TOTALLED) {
    for (const name of fields[field]?.split("|") ?? []) {
      for (const word of TOTAL_BEFORE) add(`${word} ${name}`, field);
      for (const word of TOTAL_AFTER) add(`${name} ${word}`, field);
    }
  }
  return names;
}
