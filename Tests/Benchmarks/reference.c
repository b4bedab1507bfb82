// The least that this job can cost with libcmark, on one thread: read each file, parse it in bump
// memory, write a heading as the summary of a details and everything else as CommonMark does.
//
//   cc -O3 -o reference reference.c -lcmark && ./reference CONTENT OUTPUT

#define _GNU_SOURCE  // memmem
#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  char *bytes;
  size_t count, capacity;
} Buffer;

static void reserve(Buffer *buffer, size_t more) {
  if (buffer->count + more <= buffer->capacity) return;
  while (buffer->count + more > buffer->capacity)
    buffer->capacity = buffer->capacity ? 2 * buffer->capacity : 1 << 16;
  buffer->bytes = realloc(buffer->bytes, buffer->capacity);
}

static void add(Buffer *buffer, const char *bytes, size_t count) {
  reserve(buffer, count);
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void add_text(Buffer *buffer, const char *text) { add(buffer, text, strlen(text)); }

static void add_escaped(Buffer *buffer, const char *text) {
  while (*text) {
    size_t plain = strcspn(text, "&<>\"");
    add(buffer, text, plain);
    text += plain;
    if (!*text) break;
    add_text(buffer, *text == '&' ? "&amp;" : *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : "&quot;");
    text++;
  }
}

// Bump memory: nothing is freed before the file is written.

enum { arena_size = 1 << 28 };
static char *arena;
static size_t used;

static void *arena_realloc(void *old, size_t size) {
  size_t before = old ? *(size_t *)((char *)old - 16) : 0;
  if (old && size <= before) return old;
  size_t need = ((size + 15) & ~(size_t)15) + 16;
  if (used + need > arena_size) abort();
  char *new = arena + used + 16;
  *(size_t *)(new - 16) = size;
  used += need;
  return old ? memcpy(new, old, before) : new;
}

static void *arena_calloc(size_t count, size_t size) {
  return memset(arena_realloc(NULL, count * size), 0, count * size);
}

static void arena_free(void *pointer) { (void)pointer; }

static cmark_mem memory = {arena_calloc, arena_realloc, arena_free};

// One file.

static const char *tag(cmark_node *node) {
  switch (cmark_node_get_type(node)) {
    case CMARK_NODE_PARAGRAPH: return "p";
    case CMARK_NODE_EMPH: return "em";
    case CMARK_NODE_STRONG: return "strong";
    case CMARK_NODE_BLOCK_QUOTE: return "blockquote";
    case CMARK_NODE_LIST: return "ul";
    case CMARK_NODE_ITEM: return "li";
    default: return NULL;
  }
}

static void add_tag(Buffer *buffer, const char *name, int is_end) {
  add_text(buffer, is_end ? "</" : "<");
  add_text(buffer, name);
  add_text(buffer, ">");
}

static void render(Buffer *buffer, cmark_node *root) {
  cmark_iter *iterator = cmark_iter_new(root);
  cmark_event_type event;
  int is_open = 0;
  while ((event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(iterator);
    int is_end = event == CMARK_EVENT_EXIT;
    const char *name = tag(node);
    if (name) {
      add_tag(buffer, name, is_end);
      continue;
    }
    switch (cmark_node_get_type(node)) {
      case CMARK_NODE_HEADING:
        if (is_end) {
          add_text(buffer, "</summary>\n");
        } else {
          if (is_open) add_text(buffer, "</details>\n");
          add_text(buffer, "<details><summary>");
          is_open = 1;
        }
        break;
      case CMARK_NODE_TEXT: add_escaped(buffer, cmark_node_get_literal(node)); break;
      case CMARK_NODE_SOFTBREAK: add_text(buffer, "\n"); break;
      case CMARK_NODE_CODE:
        add_text(buffer, "<code>");
        add_escaped(buffer, cmark_node_get_literal(node));
        add_text(buffer, "</code>");
        break;
      case CMARK_NODE_LINK:
        if (is_end) {
          add_text(buffer, "</a>");
        } else {
          add_text(buffer, "<a href=\"");
          add_escaped(buffer, cmark_node_get_url(node));
          add_text(buffer, "\">");
        }
        break;
      default: break;
    }
  }
  if (is_open) add_text(buffer, "</details>\n");
  cmark_iter_free(iterator);
}

static void read_file(const char *path, Buffer *buffer) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) exit((perror(path), 1));
  buffer->count = 0;
  reserve(buffer, status.st_size);
  ssize_t got;
  while ((got = read(file, buffer->bytes + buffer->count, buffer->capacity - buffer->count)) > 0)
    buffer->count += got;
  close(file);
}

static void write_file(const char *path, const Buffer *buffer) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0 || write(file, buffer->bytes, buffer->count) != (ssize_t)buffer->count)
    exit((perror(path), 1));
  close(file);
}

static void build(const char *content, const char *output, const char *name) {
  static Buffer in, out;
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", content, name);
  read_file(path, &in);
  size_t start = 0;
  if (in.count > 8 && !memcmp(in.bytes, "---\n", 4)) {
    char *end = memmem(in.bytes, in.count, "\n---\n", 5);
    if (end) start = end + 5 - in.bytes;
  }
  used = 0;
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, &memory);
  cmark_parser_feed(parser, in.bytes + start, in.count - start);
  out.count = 0;
  add_text(&out, "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Quotes</title>\n");
  render(&out, cmark_parser_finish(parser));
  snprintf(path, sizeof path, "%s/%.*s.html", output, (int)strlen(name) - 3, name);
  write_file(path, &out);
}

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: reference CONTENT OUTPUT\n"), 64;
  arena = malloc(arena_size);
  mkdir(arguments[2], 0755);
  struct dirent **names;
  int found = scandir(arguments[1], &names, NULL, alphasort);
  for (int index = 0; index < found; index++) {
    const char *name = names[index]->d_name;
    size_t length = strlen(name);
    if (length > 3 && !strcmp(name + length - 3, ".md")) build(arguments[1], arguments[2], name);
  }
  return 0;
}
