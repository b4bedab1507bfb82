extension Furniture {
  /// Words of languages, as ``languages`` says.
  static let fromJaToZh = """
    ja
    本文へ移動
    ダークテーマ
    絞り込み
    検索
    件
    なし
    展開中：
    リンクをコピーしました
    表
    ページ
    すべてのページ
    セクション
    項目数：
    すべて開く
    すべて閉じる
    リンク：
    下書き
    ページが見つかりません
    このアドレスにページはありません。移動したか、名前が変わった可能性があります。

    ko
    본문으로 건너뛰기
    어두운 테마
    필터
    검색
    개 찾음
    없음
    펼침:
    링크를 복사했습니다
    표
    페이지
    모든 페이지
    섹션
    항목:
    모두 열기
    모두 닫기
    링크:
    초안
    페이지를 찾을 수 없습니다
    이 주소에는 페이지가 없습니다. 옮겨졌거나 이름이 바뀌었을 수 있습니다.

    nb
    Hopp til innholdet
    Mørkt tema
    Filter
    Søk
    funnet
    ingen
    Åpen:
    Lenken er kopiert
    Tabell
    Sider
    Alle sider
    Avsnitt
    Oppføringer:
    Åpne alle
    Lukk alle
    Lenke til
    Kladd
    Siden finnes ikke
    Det er ingen side på denne adressen. Den kan være flyttet eller ha fått nytt navn.

    nl
    Naar de inhoud
    Donker thema
    Filter
    Zoeken
    gevonden
    geen
    Opengeklapt:
    Link gekopieerd
    Tabel
    Pagina’s
    Alle pagina’s
    Onderdelen
    Items:
    Alles openen
    Alles sluiten
    Link naar
    Concept
    Pagina niet gevonden
    Op dit adres staat geen pagina. Misschien is ze verplaatst of hernoemd.

    pl
    Przejdź do treści
    Ciemny motyw
    Filtruj
    Szukaj
    znaleziono
    żadna
    Rozwinięte:
    Skopiowano odnośnik
    Tabela
    Strony
    Wszystkie strony
    Działy
    Hasła:
    Otwórz wszystko
    Zamknij wszystko
    Odnośnik do
    Szkic
    Nie ma takiej strony
    Pod tym adresem nie ma strony. Mogła zostać przeniesiona lub zmienić nazwę.

    pt
    Ir para o conteúdo
    Tema escuro
    Filtrar
    Pesquisar
    encontradas
    nenhuma
    Aberta:
    Ligação copiada
    Tabela
    Páginas
    Todas as páginas
    Secções
    Entradas:
    Abrir tudo
    Fechar tudo
    Ligação para
    Rascunho
    Página não encontrada
    Não há nenhuma página neste endereço. Pode ter sido movida ou mudado de nome.

    ru
    К содержанию
    Тёмная тема
    Фильтр
    Поиск
    найдено
    ничего
    Раскрыто:
    Ссылка скопирована
    Таблица
    Страницы
    Все страницы
    Разделы
    Записей:
    Открыть все
    Закрыть все
    Ссылка на
    Черновик
    Страница не найдена
    По этому адресу страницы нет. Возможно, её перенесли или переименовали.

    sv
    Hoppa till innehållet
    Mörkt tema
    Filtrera
    Sök
    hittade
    ingen
    Öppen:
    Länken är kopierad
    Tabell
    Sidor
    Alla sidor
    Avsnitt
    Poster:
    Öppna alla
    Stäng alla
    Länk till
    Utkast
    Sidan finns inte
    Det finns ingen sida på den här adressen. Den kan ha flyttats eller bytt namn.

    tr
    İçeriğe geç
    Koyu tema
    Süz
    Ara
    bulundu
    yok
    Açık:
    Bağlantı kopyalandı
    Tablo
    Sayfalar
    Tüm sayfalar
    Bölümler
    Girdiler:
    Tümünü aç
    Tümünü kapat
    Bağlantı:
    Taslak
    Sayfa bulunamadı
    Bu adreste sayfa yok. Taşınmış ya da adı değişmiş olabilir.

    uk
    До вмісту
    Темна тема
    Фільтр
    Пошук
    знайдено
    нічого
    Розгорнуто:
    Посилання скопійовано
    Таблиця
    Сторінки
    Усі сторінки
    Розділи
    Записів:
    Відкрити все
    Закрити все
    Посилання на
    Чернетка
    Сторінку не знайдено
    За цією адресою сторінки немає. Можливо, її перенесли або перейменували.

    zh
    跳到正文
    深色主题
    筛选
    搜索
    条结果
    无
    已展开：
    链接已复制
    表格
    页面
    所有页面
    分节
    条目：
    全部展开
    全部收起
    链接到
    草稿
    找不到页面
    此地址没有页面。它可能已被移动或改名。
    """
}
