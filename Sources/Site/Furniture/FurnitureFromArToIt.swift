extension Furniture {
  /// Words of languages, as ``languages`` says.
  static let fromArToIt = """
    ar
    انتقل إلى المحتوى
    مظهر داكن
    تصفية
    بحث
    نتائج
    لا شيء
    المفتوح:
    نُسخ الرابط
    جدول
    الصفحات
    كل الصفحات
    الأقسام
    المداخل:
    فتح الكل
    إغلاق الكل
    رابط إلى
    مسودة
    الصفحة غير موجودة
    لا توجد صفحة في هذا العنوان. ربما نُقلت أو غُيّر اسمها.

    cs
    Přejít k obsahu
    Tmavý vzhled
    Filtr
    Hledat
    nalezeno
    nic
    Otevřeno:
    Odkaz zkopírován
    Tabulka
    Stránky
    Všechny stránky
    Oddíly
    Položky:
    Otevřít vše
    Zavřít vše
    Odkaz na
    Koncept
    Stránka nenalezena
    Na této adrese žádná stránka není. Možná byla přesunuta nebo přejmenována.

    da
    Gå til indholdet
    Mørkt tema
    Filter
    Søg
    fundet
    ingen
    Åben:
    Link kopieret
    Tabel
    Sider
    Alle sider
    Afsnit
    Poster:
    Åbn alle
    Luk alle
    Link til
    Kladde
    Siden findes ikke
    Der er ingen side på denne adresse. Den kan være flyttet eller omdøbt.

    de
    Zum Inhalt springen
    Dunkle Darstellung
    Filtern
    Suche
    gefunden
    keiner
    Aufgeklappt:
    Link kopiert
    Tabelle
    Seiten
    Alle Seiten
    Abschnitte
    Einträge:
    Alle öffnen
    Alle schließen
    Link zu
    Entwurf
    Seite nicht gefunden
    Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder umbenannt.

    el
    Μετάβαση στο περιεχόμενο
    Σκούρο θέμα
    Φίλτρο
    Αναζήτηση
    βρέθηκαν
    κανένα
    Ανοιχτό:
    Ο σύνδεσμος αντιγράφηκε
    Πίνακας
    Σελίδες
    Όλες οι σελίδες
    Ενότητες
    Λήμματα:
    Άνοιγμα όλων
    Κλείσιμο όλων
    Σύνδεσμος προς
    Πρόχειρο
    Η σελίδα δεν βρέθηκε
    Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ίσως μετακινήθηκε ή μετονομάστηκε.

    en
    Skip to content
    Dark theme
    Filter
    Search
    found
    none
    Expanded:
    Link copied
    Table
    Pages
    All pages
    Sections
    Entries:
    Open all
    Close all
    Link to
    Draft
    Page not found
    There is no page at this address. It may have been moved or renamed, or folded into another.

    es
    Ir al contenido
    Tema oscuro
    Filtrar
    Buscar
    encontradas
    ninguna
    Desplegada:
    Enlace copiado
    Tabla
    Páginas
    Todas las páginas
    Secciones
    Entradas:
    Abrir todo
    Cerrar todo
    Enlace a
    Borrador
    Página no encontrada
    No hay ninguna página en esta dirección. Puede que se haya movido o cambiado de nombre.

    fi
    Siirry sisältöön
    Tumma teema
    Suodata
    Haku
    löytyi
    ei mikään
    Avattu:
    Linkki kopioitu
    Taulukko
    Sivut
    Kaikki sivut
    Osiot
    Kohtia:
    Avaa kaikki
    Sulje kaikki
    Linkki kohtaan
    Luonnos
    Sivua ei löydy
    Tässä osoitteessa ei ole sivua. Se on ehkä siirretty tai nimetty uudelleen.

    fr
    Aller au contenu
    Thème sombre
    Filtrer
    Rechercher
    trouvés
    aucun
    Déplié :
    Lien copié
    Tableau
    Pages
    Toutes les pages
    Sections
    Entrées :
    Tout ouvrir
    Tout fermer
    Lien vers
    Brouillon
    Page introuvable
    Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée ou renommée.

    he
    דילוג לתוכן
    ערכה כהה
    סינון
    חיפוש
    נמצאו
    אין
    פתוח:
    הקישור הועתק
    טבלה
    דפים
    כל הדפים
    פרקים
    ערכים:
    פתיחת הכול
    סגירת הכול
    קישור אל
    טיוטה
    הדף לא נמצא
    אין דף בכתובת הזאת. ייתכן שהועבר או ששמו שונה.

    it
    Vai al contenuto
    Tema scuro
    Filtra
    Cerca
    trovati
    nessuna
    Aperta:
    Collegamento copiato
    Tabella
    Pagine
    Tutte le pagine
    Sezioni
    Voci:
    Apri tutto
    Chiudi tutto
    Collegamento a
    Bozza
    Pagina non trovata
    A questo indirizzo non c’è nessuna pagina. Forse è stata spostata o ha cambiato nome.
    """
}
